import { typedPlain } from './typed-numbers';

/** An ordinary address, however it was typed: one @, a dot in the host, no spaces inside. The server has the last word. */
export function isEmail(text: string): boolean {
  const address = typedPlain(text);
  return address.length <= 254 && /^[^\s@<>()",;:\\[\]]+@[^\s@.]+(\.[^\s@.]+)+$/.test(address);
}
