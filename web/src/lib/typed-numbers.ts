/** Signs that nobody sees and that a copied text may bring along. */
const INVISIBLE = /[\u200B-\u200F\u202A-\u202E\u2060\uFEFF]/g;

/** Digits, or an address, as they were typed or pasted: full-width characters as plain ones, nothing around them. */
export const typedPlain = (text: string): string => text.normalize('NFKC').replace(INVISIBLE, '').trim();

/** Dashes of all lengths, and the minus sign: keyboards and programs put them where a hyphen was meant. */
const DASHES = /[\p{Pd}\u2212]/gu;

/** A code of letters and digits as the server reads it: full-width characters as plain ones, no blanks and no hyphens. */
export const typedLetters = (text: string): string =>
  typedPlain(text).replace(DASHES, '').replace(/\s/g, '').toUpperCase();

/** Digits of a code that is sent to somebody. */
export const CODE_DIGITS = 6;

/**
 * The code in what was typed or pasted: full-width digits and blanks are understood, and of a whole message the code
 * alone is taken.
 * @returns six digits, or as many as there are so far
 */
export function typedCode(text: string): string {
  const plain = typedPlain(text);
  const alone = /(?<!\d)\d{6}(?!\d)/.exec(plain)?.[0];
  return alone ?? plain.replace(/\D/g, '').slice(0, CODE_DIGITS);
}

/**
 * The digits of a mobile number of the mainland (VAL-003), however it is written: with blanks, hyphens, full-width digits
 * or the country's prefix. Any other text stands as it is, without blanks around it.
 */
export function mainlandMobile(text: string): string {
  const digits = typedPlain(text)
    .replace(DASHES, '')
    .replace(/[\s()]/g, '');
  return /^(?:\+86|0086|86)?(1[3-9]\d{9})$/.exec(digits)?.[1] ?? text.trim();
}
