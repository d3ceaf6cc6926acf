/** Address of a video from a query: http(s) or a path of this site, nothing that could run as a script. */
export function playableAddress(raw: string | null): string | undefined {
  const text = raw?.trim();
  if (!text) return undefined;
  if (text.startsWith('/') && !text.startsWith('//')) return text;
  try {
    const { protocol, href } = new URL(text);
    return protocol === 'https:' || protocol === 'http:' ? href : undefined;
  } catch {
    return undefined;
  }
}
