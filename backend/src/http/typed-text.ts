/** What somebody typed into a field of several lines: with line ends of one kind, and nothing around it. */
export const typedLines = (text: string | undefined): string => (text ?? '').replace(/\r\n?/g, '\n').trim();

/** Signs that nobody sees and that a copied text may bring along. */
const INVISIBLE = /[\u200B-\u200F\u202A-\u202E\u2060\uFEFF]/g;

/** Digits, or an address, as they were typed or pasted: full-width characters as plain ones, nothing around them. */
export const typedPlain = (text: string): string => text.normalize('NFKC').replace(INVISIBLE, '').trim();

/** Dashes of all lengths, and the minus sign: keyboards and programs put them where a hyphen was meant. */
const DASHES = /[\p{Pd}\u2212]/gu;

/** A number with hyphens in it, as it was typed or pasted: full-width characters as plain ones, one kind of hyphen. */
export const typedHyphens = (text: string): string => typedPlain(text).replace(DASHES, '-');

/** A code as it was typed, scanned or pasted: full-width characters as plain ones, without blanks and hyphens. */
export const typedCode = (text: string): string => typedHyphens(text).replace(/[\s-]/g, '');

/** What somebody typed into a field of one line: whatever blanks there are, one of each. */
export const typedLine = (text: string | undefined): string => (text ?? '').replace(/\s+/g, ' ').trim();
