import { readFileSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import type { Font } from 'satori';
import Type from 'typebox';
import { parseJson } from '../parse-json.ts';
import { charactersOf } from './characters.ts';

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

/** Signs without a shape: a name looks the same without them. */
const INVISIBLE = /(?!\s)[\p{Cc}\p{Cf}]|\uFEFF/gu;

const COMMON = ['latin', 'latin-ext', 'chinese-simplified'] as const;

/** Whether the files of these parts draw a character in each weight, by the maps in the files. */
async function isIn(part: string, char: string): Promise<boolean> {
  const sets = await Promise.all(weights.map((weight) => charactersOf(fileOf(part, weight))));
  return sets.every((set) => set.has(char.codePointAt(0) ?? 0));
}

async function hasShape(char: string): Promise<boolean> {
  for (const part of COMMON) if (await isIn(part, char)) return true;
  const piece = pieceOf(char);
  return piece !== undefined && isIn(piece.name, char);
}

/**
 * A text as one line that is drawn whole; undefined for one that holds a character without a shape in the face, so that
 * no name is shortened to another one and none shows an empty box.
 */
export async function drawable(text: string): Promise<string | undefined> {
  const line = text.normalize('NFC').replace(INVISIBLE, '').replaceAll(/\s+/g, ' ').trim();
  for (const char of new Set(line)) if (!(await hasShape(char))) return undefined;
  return line;
}

const font = async (name: string, part: string, weight: Weight): Promise<Font> => ({
  name,
  weight,
  style: 'normal',
  data: await readFile(fileOf(part, weight)),
});

let common: Promise<Font[]> | undefined;

/** What nearly all texts need: the common Chinese characters and Latin letters. Always the same array, parsed once. */
export function commonFonts(): Promise<Font[]> {
  common ??= Promise.all(COMMON.flatMap((part) => weights.map((weight) => font(part, part, weight)))).catch(
    (error: unknown) => {
      common = undefined;
      throw error;
    },
  );
  return common;
}

/** The pieces that draw rarer characters. */
export async function rareFonts(text: string): Promise<Font[]> {
  const names = new Set([...text].flatMap((char) => pieceOf(char)?.name ?? []));
  return Promise.all(
    [...names].flatMap((name) => weights.map((weight) => font(`rare-${name}`, name, weight))),
  );
}
