import { ArchiveError, readArchive } from '../../../spreadsheets/index.ts';

const MIB = 1024 * 1024;
/** Bytes of what is sent: a list alone, or an archive with it and its pictures. */
export const MAX_FILE = 20 * MIB;
const limits = { entries: 500, each: 2 * MIB, all: 40 * MIB };

/** What was sent: the list, and the pictures that came with it by their names, lower-cased and without folders. */
export interface Sent {
  list: Buffer;
  /** undefined where the list came alone. */
  pictures: ReadonlyMap<string, Buffer> | undefined;
}

const baseOf = (name: string) => name.slice(name.lastIndexOf('/') + 1);
/** What systems and open programs leave beside files. */
const isHidden = (name: string) => name.startsWith('__MACOSX/') || /^(\.|~\$)/.test(baseOf(name));

export const pictureKey = (name: string): string => baseOf(name.trim().replaceAll('\\', '/')).toLowerCase();

/**
 * Takes an archive apart; a list that came alone is an archive too, of its own kind.
 * @returns undefined for an archive without exactly one list
 * @throws ArchiveError
 */
export function openSent(file: Buffer): Sent | undefined {
  if (isSpreadsheet(file)) return { list: file, pictures: undefined };
  const entries = readArchive(file, limits, (name) => !isHidden(name) && /\.(xlsx|jpe?g|png)$/i.test(name));
  const lists = [...entries].filter(([name]) => /\.xlsx$/i.test(name));
  const [list] = lists;
  if (!list || lists.length > 1) return undefined;
  const pictures = [...entries].filter(([name]) => !/\.xlsx$/i.test(name));
  return { list: list[1], pictures: new Map(pictures.map(([name, content]) => [pictureKey(name), content])) };
}

function isSpreadsheet(file: Buffer): boolean {
  try {
    return readArchive(file, limits, (name) => /^(xl\/)?workbook\.xml$/i.test(name)).size > 0;
  } catch (error) {
    if (error instanceof ArchiveError) return false;
    throw error;
  }
}
