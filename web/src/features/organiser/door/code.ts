import { typedLetters } from '../../../lib/typed-numbers';

/** As long as the server takes. */
const LONGEST = 100;
const HASH_DIGITS = 16;

/**
 * A code as it is kept, whatever was in the picture: grouping of a pass's code is taken off, and so is what the server
 * could not store.
 */
export function plainCode(text: string): string {
  const line = text
    // Half a character, and what no keyboard types.
    .replace(/\p{Cs}|\p{Cc}/gu, ' ')
    .trim()
    .slice(0, LONGEST)
    .replace(/\p{Cs}/gu, '');
  const plain = typedLetters(line);
  return /^[0-9A-Z]{12}$/.test(plain) ? plain : line;
}

/** The id of a scan: a UUID of random bits; `crypto.randomUUID` is missing on plain http. */
export function newScanId(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(16));
  const hex = [...bytes].map((byte) => byte.toString(16).padStart(2, '0')).join('');
  // Version 4 and variant 2, as RFC 9562 has them.
  return hex.replace(/^(.{8})(.{4}).(.{3}).(.{3})(.{12})$/, '$1-$2-4$3-8$4-$5');
}

/** What the roll knows a code by; undefined on plain http, where browsers do not hash. */
export async function codeHash(code: string): Promise<string | undefined> {
  if (!('subtle' in crypto)) return undefined;
  const digest = new Uint8Array(await crypto.subtle.digest('SHA-256', new TextEncoder().encode(code)));
  return [...digest]
    .map((byte) => byte.toString(16).padStart(2, '0'))
    .join('')
    .slice(0, HASH_DIGITS);
}

const shanghai = new Intl.DateTimeFormat('en-CA', { timeZone: 'Asia/Shanghai' });
/** The Shanghai day of a moment: who is in is in for one of them. */
export const showDay = (at: number): string => shanghai.format(at);
