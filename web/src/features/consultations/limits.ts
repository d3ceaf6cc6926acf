/** Files of one text. */
export const MAX_FILES = 3;

/** Letters and digits of a sentence at least; one of Chinese, Japanese or Korean counts two. As the server counts. */
const MIN_LETTERS = 8;
const wide = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}]/u;

/** Whether a text is long enough for a question. */
export function isSentence(text: string): boolean {
  const letters = text.match(/[\p{L}\p{N}]/gu) ?? [];
  return letters.reduce((sum, letter) => sum + (wide.test(letter) ? 2 : 1), 0) >= MIN_LETTERS;
}
