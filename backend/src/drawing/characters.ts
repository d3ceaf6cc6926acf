import { readFile } from 'node:fs/promises';
import opentype from 'opentype.js';

/** The characters that a file of a face draws, by the map in the file (`cmap`). */
async function read(file: string): Promise<ReadonlySet<number>> {
  const { buffer, byteOffset, length } = await readFile(file);
  const { tables } = opentype.parse(buffer.slice(byteOffset, byteOffset + length), { lowMemory: true });
  if (!tables.cmap) throw new Error(`${file} has no map of characters`);
  return new Set(Object.keys(tables.cmap.glyphIndexMap).map(Number));
}

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
