import { readFileSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import type { Font } from 'satori';
import Type from 'typebox';
import { parseJson } from '../parse-json.ts';

type Weight = 400 | 700;
const weights: readonly Weight[] = [400, 700];

const require = createRequire(import.meta.url);
const fileOf = (part: string, weight: Weight) =>
  require.resolve(`@fontsource/noto-sans-sc/files/noto-sans-sc-${part}-${weight}-normal.woff`);

/** One piece of the face: its name, and the characters that it draws, as pairs of first and last. */
interface Piece {
  name: string;
  spans: (readonly [number, number])[];
}

/** The face's pieces by Unicode range, as its package lists them: `"[4]": "U+1f232,U+1f234-1f237"`. */
let pieces: Piece[] | undefined;

function allPieces(): Piece[] {
  const list = require.resolve('@fontsource/noto-sans-sc/unicode.json');
  pieces ??= Object.entries(
    parseJson(Type.Record(Type.String(), Type.String()), readFileSync(list, 'utf8')),
  ).map(([key, ranges]) => ({
    name: key.replace(/[[\]]/g, ''),
    spans: ranges.split(',').map((range) => {
      const [first = '', last = first] = range.replace(/^U\+/i, '').split('-');
      return [parseInt(first, 16), parseInt(last, 16)] as const;
    }),
  }));
  return pieces;
}

const pieceOf = (char: string): Piece | undefined => {
  const code = char.codePointAt(0) ?? 0;
  return allPieces().find(({ spans }) => spans.some(([first, last]) => code >= first && code <= last));
};

const pictograph =
  // oxlint-disable-next-line no-misleading-character-class -- the joiners and selectors are meant one by one
  /\p{Extended_Pictographic}|\p{Emoji_Modifier}|\p{Regional_Indicator}|[\u200B-\u200F\uFE00-\uFE0F]/u;

/**
 * A text as one line that can be drawn whole: characters that the face does not have, and those without a shape of
 * their own, are left out, so that nothing shows as an empty box.
 */
export const drawable = (text: string): string =>
  [...text.normalize('NFC').replaceAll(/\p{C}/gu, ' ')]
    .filter((char) => !pictograph.test(char) && pieceOf(char) !== undefined)
    .join('')
    .replaceAll(/\s+/g, ' ')
    .trim();

const font = async (name: string, part: string, weight: Weight): Promise<Font> => ({
  name,
  weight,
  style: 'normal',
  data: await readFile(fileOf(part, weight)),
});

let common: Promise<Font[]> | undefined;

/** What nearly all texts need: the common Chinese characters and Latin letters. Always the same array, parsed once. */
export function commonFonts(): Promise<Font[]> {
  common ??= Promise.all(
    ['latin', 'latin-ext', 'chinese-simplified'].flatMap((part) =>
      weights.map((weight) => font(part, part, weight)),
    ),
  ).catch((error: unknown) => {
    common = undefined;
    throw error;
  });
  return common;
}

/** The pieces that draw rarer characters. */
export async function rareFonts(text: string): Promise<Font[]> {
  const names = new Set([...text].flatMap((char) => pieceOf(char)?.name ?? []));
  return Promise.all(
    [...names].flatMap((name) => weights.map((weight) => font(`rare-${name}`, name, weight))),
  );
}
