/** Letters and digits that stand together: of H07RN-F the parts H, 07, RN and F. */
export interface Code {
  at: number;
  parts: string[];
}

const PARTS = /[\p{Script=Latin}\p{M}]+|\d+(?:\.\d+)?/gu;
const HYPHEN = /^[-‐‑‒–—−_]$/u;
const DIGIT = /^\d/;

/** Parts that are looked at together at most. */
const MOST_PARTS = 6;

/** Whether two parts belong to one code, by what lies between them. */
function isJoined(before: string, between: string, after: string): boolean {
  if (between === '') return true;
  // 10-35 is a range.
  if (HYPHEN.test(between)) return !(DIGIT.test(before) && DIGIT.test(after));
  return between === '.' && !DIGIT.test(before) && DIGIT.test(after);
}

/** Capitals and a number that follows them: UL 1015, Cat 6. */
const isSpaced = (before: string, between: string, after: string): boolean =>
  between === ' ' && /^\p{Lu}\p{L}{0,4}$/u.test(before) && DIGIT.test(after);

/**
 * The codes and words of a text, in order.
 * @param isLoose also joins a number to the capitals before it that a blank parts from it
 */
export function codesOf(text: string, isLoose = false): Code[] {
  const codes: Code[] = [];
  let end = 0;
  for (const match of text.matchAll(PARTS)) {
    const [part] = match;
    const last = codes.at(-1);
    const before = last?.parts.at(-1) ?? '';
    const between = text.slice(end, match.index);
    if (last && (isJoined(before, between, part) || (isLoose && isSpaced(before, between, part))))
      last.parts.push(part);
    else codes.push({ at: match.index, parts: [part] });
    end = match.index + part.length;
  }
  return codes;
}

export const hasDigit = (parts: readonly string[]): boolean => parts.some((part) => DIGIT.test(part));

/** Parts of a code in pieces that are short enough to be found together. */
export function pieces(parts: string[]): string[][] {
  const all: string[][] = [];
  for (let from = 0; from < parts.length; from += MOST_PARTS) all.push(parts.slice(from, from + MOST_PARTS));
  return all;
}

/** All that a code is found by: neighbouring parts together, two at least. 'zr yjv 22' → zr yjv, zr yjv 22, yjv 22 */
export function stretches(parts: string[]): string[][] {
  const all: string[][] = [];
  for (let from = 0; from < parts.length; from += 1)
    for (let to = from + 2; to <= Math.min(parts.length, from + MOST_PARTS); to += 1)
      all.push(parts.slice(from, to));
  return all;
}
