import { readFile } from 'node:fs/promises';
import { create } from 'fontkit';

/** The characters that a file of a face draws, by the map in the file (`cmap`). */
const read = async (file: string): Promise<ReadonlySet<number>> => {
  const font = create(await readFile(file));
  if (!('characterSet' in font)) throw new Error(`${file} is a collection of faces`);
  return new Set(font.characterSet);
};

const known = new Map<string, Promise<ReadonlySet<number>>>();

/** The same, read once. */
export function charactersOf(file: string): Promise<ReadonlySet<number>> {
  const found =
    known.get(file) ??
    read(file).catch((error: unknown) => {
      known.delete(file);
      throw error;
    });
  known.set(file, found);
  return found;
}
