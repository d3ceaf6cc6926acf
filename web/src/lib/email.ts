/** An ordinary address: one @, a dot in the host, no spaces. The server has the last word. */
export function isEmail(text: string): boolean {
  return text.length <= 254 && /^[^\s@<>()",;:\\[\]]+@[^\s@.]+(\.[^\s@.]+)+$/.test(text);
}
