import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import path from 'node:path';
import type { Font } from 'satori';
import { charactersOf } from './characters.ts';

type Weight = 400 | 700;
const weights: readonly Weight[] = [400, 700];

const require = createRequire(import.meta.url);

/** A face: its name, and the file of each weight. */
interface Face {
  name: string;
  file: (weight: Weight) => string;
}

const letters = path.dirname(require.resolve('@fontsource/noto-sans/unicode.json'));
const lettersOf = (part: string): Face => ({
  name: `letters-${part}`,
  file: (weight) => path.join(letters, `files/noto-sans-${part}-${weight}-normal.woff`),
});

/** Some 28,000 Chinese characters, simplified and traditional. */
const chinese: Face = {
  name: 'chinese',
  file: (weight) =>
    path.join(
      path.dirname(require.resolve('@embedpdf/fonts-sc')),
      `../fonts/NotoSansHans-${weight === 700 ? 'Bold' : 'Regular'}.otf`,
    ),
};

/** The faces of all drawings, in the order in which a character is looked for. */
const faces: readonly Face[] = [
  ...['latin', 'latin-ext', 'vietnamese', 'greek', 'greek-ext', 'cyrillic', 'cyrillic-ext'].map(lettersOf),
  chinese,
];

/** Signs without a shape: a name looks the same without them. */
const INVISIBLE = /(?!\s)[\p{Cc}\p{Cf}]|\uFEFF/gu;

/** Whether a face draws a character in each weight, by the maps in its files. */
async function draws({ file }: Face, char: string): Promise<boolean> {
  const sets = await Promise.all(weights.map((weight) => charactersOf(file(weight))));
  return sets.every((set) => set.has(char.codePointAt(0) ?? 0));
}

async function hasShape(char: string): Promise<boolean> {
  for (const face of faces) if (await draws(face, char)) return true;
  return false;
}

/**
 * A text as one line that is drawn whole; undefined for one that holds a character without a shape in the faces, so that
 * no name is shortened to another one and none shows an empty box.
 */
export async function drawable(text: string): Promise<string | undefined> {
  const line = text.normalize('NFC').replace(INVISIBLE, '').replaceAll(/\s+/g, ' ').trim();
  for (const char of new Set(line)) if (!(await hasShape(char))) return undefined;
  return line;
}

const fontOf = async ({ name, file }: Face, weight: Weight): Promise<Font> => ({
  name,
  weight,
  style: 'normal',
  data: await readFile(file(weight)),
});

let loaded: Promise<Font[]> | undefined;

/** The faces' files (about 17 MB). Always the same array: satori parses it once. */
export function fonts(): Promise<Font[]> {
  loaded ??= Promise.all(faces.flatMap((face) => weights.map((weight) => fontOf(face, weight)))).catch(
    (error: unknown) => {
      loaded = undefined;
      throw error;
    },
  );
  return loaded;
}
