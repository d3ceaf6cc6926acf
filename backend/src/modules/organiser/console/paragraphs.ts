import type { Bilingual, Language } from '../../../http/language.ts';
import { wordsOf } from '../../../rich-text/sanitise.ts';

/** A value, or the words of a paragraph, that stayed, went or came between two versions. */
export interface Piece {
  kind: 'same' | 'removed' | 'added';
  text: string;
}

const BLOCK_END = /(?<=<\/(?:p|h\d|li|blockquote|figure|table|pre)>)/i;
/** Paragraphs of a side that are compared; beyond, the rest counts as one. */
const MAX_PARAGRAPHS = 400;
const picture: Bilingual = { ZH: '图片', EN: 'Picture' };

/** The paragraphs of clean HTML, each with what is read of it. */
function paragraphsOf(html: string, language: Language): { html: string; text: string }[] {
  const all = html.split(BLOCK_END).map((part) => part.trim());
  const parts = [...all.slice(0, MAX_PARAGRAPHS), all.slice(MAX_PARAGRAPHS).join('')];
  return parts.flatMap((part) => {
    const images = [...part.matchAll(/<img[^>]*\ssrc="([^"]*)"/gi)].map(
      ([, address]) => `[${picture[language]} ${address}]`,
    );
    const text = [wordsOf(part), ...images].filter((one) => one !== '').join(' ');
    return text === '' ? [] : [{ html: part, text }];
  });
}

/** The longest common run of the paragraphs of two texts, and around it what was taken out and put in. */
export function compareParagraphs(before: string, after: string, language: Language): Piece[] {
  const old = paragraphsOf(before, language);
  const young = paragraphsOf(after, language);
  // How long the common rest is from each pair on.
  const rest: number[][] = [];
  const restAt = (i: number, j: number): number => rest[i]?.[j] ?? 0;
  for (let i = old.length - 1; i >= 0; i -= 1) {
    const row: number[] = [];
    rest[i] = row;
    for (let j = young.length - 1; j >= 0; j -= 1) {
      const isSame = old[i]?.html === young[j]?.html;
      row[j] = isSame ? restAt(i + 1, j + 1) + 1 : Math.max(restAt(i + 1, j), row[j + 1] ?? 0);
    }
  }
  const pieces: Piece[] = [];
  let i = 0;
  let j = 0;
  for (;;) {
    const left = old[i];
    const right = young[j];
    if (left && right?.html === left.html) {
      pieces.push({ kind: 'same', text: right.text });
      i += 1;
      j += 1;
    } else if (left && (!right || restAt(i + 1, j) >= restAt(i, j + 1))) {
      pieces.push({ kind: 'removed', text: left.text });
      i += 1;
    } else if (right) {
      pieces.push({ kind: 'added', text: right.text });
      j += 1;
    } else break;
  }
  return pieces;
}
