import { graphemes } from './graphemes';

/** A character of a script that is written without spaces, or a picture: each is a word of its own. */
const STANDS_ALONE = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Extended_Pictographic}]/gu;

/** Letters in a row that still count as one word. */
const LONGEST_WORD = 40;

/**
 * Words of a text: what spaces divide, and each Chinese or Japanese character and each picture. A row of letters longer than any word
 * counts as several.
 */
export function wordCount(text: string): number {
  const alone = text.match(STANDS_ALONE)?.length ?? 0;
  const others = text.replace(STANDS_ALONE, ' ').split(/\s+/).filter(Boolean);
  return others.reduce((sum, { length }) => sum + Math.ceil(length / LONGEST_WORD), alone);
}

/**
 * Length of a text that may have so many characters or so many words, whichever allows more (CONFLICT-006): the smaller
 * of the two counts. The servers count the same.
 */
export const charactersOrWords = (text: string): number => Math.min(graphemes(text), wordCount(text));

/** The longest beginning of a text that still has this length. */
export function firstWithin(text: string, max: number, lengthOf: (text: string) => number): string {
  if (lengthOf(text) <= max) return text;
  const characters = [...new Intl.Segmenter('zh', { granularity: 'grapheme' }).segment(text)];
  let fits = 0;
  let exceeds = characters.length;
  while (exceeds - fits > 1) {
    const middle = Math.floor((fits + exceeds) / 2);
    if (lengthOf(text.slice(0, characters[middle]?.index)) <= max) fits = middle;
    else exceeds = middle;
  }
  return text.slice(0, characters[fits]?.index);
}
