export interface WebAddress {
  href: string;
  /** The host without `www.`: what a reader recognises. */
  host: string;
}

/** What a company gave as its website, if it is one: http and https only, `www.…` taken as https. */
export function toWebAddress(raw: string | null | undefined): WebAddress | undefined {
  const text = raw?.trim();
  if (!text) return undefined;
  const full = /^[a-z][a-z0-9+.-]*:/i.test(text) ? text : `https://${text}`;
  try {
    const { protocol, href, hostname } = new URL(full);
    if (protocol !== 'https:' && protocol !== 'http:') return undefined;
    if (!hostname.includes('.')) return undefined;
    return { href, host: hostname.replace(/^www\./, '') };
  } catch {
    return undefined;
  }
}
