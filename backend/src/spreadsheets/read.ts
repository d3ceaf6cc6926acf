import { readSheet } from 'read-excel-file/node';
import { FORMULA, tameSheet, type SheetLimits } from './sheet-xml.ts';
import { UnreadableSheet } from './unreadable.ts';
import { readArchive, writeArchive } from './zip.ts';

const MIB = 1024 * 1024;
const archive = { entries: 200, each: 4 * MIB, all: 8 * MIB };

/** A text is cut here: no field takes as much. */
const LONGEST = 1000;

/** What stands in a cell. `lost`: a number with more digits than spreadsheets keep. */
export interface Cell {
  text: string;
  isFormula: boolean;
  hasLostDigits: boolean;
}

const empty: Cell = { text: '', isFormula: false, hasLostDigits: false };

/** Text without what cannot be seen or stored; lines stay lines, in a cell where somebody made them. */
const tidy = (text: string): string =>
  text
    .slice(0, LONGEST)
    .toWellFormed()
    .replace(/\r\n?/g, '\n')
    .replace(/[^\S\n]+|(?:(?!\n)[\p{Cc}\p{Cf}])+/gu, ' ')
    .replace(/ ?\n ?/g, '\n')
    .replace(/ {2,}/g, ' ')
    .trim()
    // Somebody's way to keep a number as it was typed.
    .replace(/^['’‘]+/, '')
    .trim();

function cellOf(value: unknown): Cell {
  if (value === null || value === undefined) return empty;
  if (typeof value === 'number') {
    const hasLostDigits = Number.isInteger(value) && !Number.isSafeInteger(value);
    return { ...empty, text: hasLostDigits ? '' : String(value), hasLostDigits };
  }
  if (value instanceof Date) return { ...empty, text: value.toISOString().slice(0, 10) };
  const text = typeof value === 'string' || typeof value === 'boolean' ? String(value) : '';
  return text === FORMULA ? { ...empty, isFormula: true } : { ...empty, text: tidy(text) };
}

const isSheet = (name: string) => /^xl\/worksheets\/[^/]+\.xml$/.test(name);

/**
 * The cells of the first sheet of an .xlsx file, by lines; blank lines are there, so that a place is a line's number.
 * @throws UnreadableSheet
 */
export async function readSpreadsheet(file: Buffer, limits: SheetLimits): Promise<Cell[][]> {
  try {
    const parts = readArchive(file, archive, (name) =>
      /^(xl\/|\[Content_Types\]|_rels\/).*\.(xml|rels)$|^\[Content/.test(name),
    );
    for (const [name, content] of parts) {
      const xml = content.toString('utf8');
      if (isSheet(name)) parts.set(name, Buffer.from(tameSheet(xml, limits)));
      else if (/<!(DOCTYPE|ENTITY)/i.test(xml)) throw new UnreadableSheet('unreadable');
    }
    const rows: unknown[][] = await readSheet(writeArchive(parts));
    return rows.map((row) => row.map(cellOf));
  } catch (error) {
    throw error instanceof UnreadableSheet ? error : new UnreadableSheet('unreadable', { cause: error });
  }
}
