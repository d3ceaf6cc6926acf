import { readSheet } from 'read-excel-file/node';
import { type Cell, emptyCell as empty, textCell } from './cell.ts';
import { FORMULA, tameSheet } from './sheet-xml.ts';
import type { ListLimits } from './limits.ts';
import { UnreadableSheet } from './unreadable.ts';
import { readArchive, writeArchive } from './zip.ts';

const MIB = 1024 * 1024;
/** Of a list of some hundred lines, unpacked. */
const SMALL = 4 * MIB;

function cellOf(value: unknown, longest: number | undefined): Cell {
  if (value === null || value === undefined) return empty;
  if (typeof value === 'number') {
    const hasLostDigits = Number.isInteger(value) && !Number.isSafeInteger(value);
    return { ...empty, text: hasLostDigits ? '' : String(value), hasLostDigits };
  }
  if (value instanceof Date) return { ...empty, text: value.toISOString().slice(0, 10) };
  const text = typeof value === 'string' || typeof value === 'boolean' ? String(value) : '';
  return text === FORMULA ? { ...empty, isFormula: true } : textCell(text, longest);
}

const isSheet = (name: string) => /^xl\/worksheets\/[^/]+\.xml$/.test(name);

/**
 * The cells of the first sheet of an .xlsx file, by lines; blank lines are there, so that a place is a line's number.
 * @throws UnreadableSheet
 */
export async function readSpreadsheet(file: Buffer, limits: ListLimits): Promise<Cell[][]> {
  const { unpacked = SMALL, longest } = limits;
  const archive = { entries: 200, each: unpacked, all: unpacked * 2 };
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
    return rows.map((row) => row.map((value) => cellOf(value, longest)));
  } catch (error) {
    throw error instanceof UnreadableSheet ? error : new UnreadableSheet('unreadable', { cause: error });
  }
}
