import { readSheet } from 'read-excel-file/node';
import { type Cell, emptyCell as empty, textCell } from './cell.ts';
import { coverCells } from './merged-cells.ts';
import { zeroFormats } from './number-formats.ts';
import { FORMULA, tameSheet } from './sheet-xml.ts';
import type { ListLimits } from './limits.ts';
import { UnreadableSheet } from './unreadable.ts';
import { openWorkbook, partsOf, type Workbook } from './workbook.ts';
import { readArchive, writeArchive } from './zip.ts';

const MIB = 1024 * 1024;
/** Of a list of some hundred lines, unpacked. */
const SMALL = 4 * MIB;
/** Spreadsheets keep 15 digits of a number: what has more may have lost its last ones. */
const FIRST_OF_16_DIGITS = 1e15;

function cellOf(value: unknown, longest: number | undefined): Cell {
  if (value === null || value === undefined) return empty;
  if (typeof value === 'number') {
    const hasLostDigits = Math.abs(value) >= FIRST_OF_16_DIGITS;
    return { ...empty, text: hasLostDigits ? '' : String(value), hasLostDigits };
  }
  if (value instanceof Date) return { ...empty, text: value.toISOString().slice(0, 10) };
  const text = typeof value === 'string' || typeof value === 'boolean' ? String(value) : '';
  return text === FORMULA ? { ...empty, isFormula: true } : textCell(text, longest);
}

/** The cells of one sheet. @throws UnreadableSheet */
async function rowsOf(sheet: string, workbook: Workbook, limits: ListLimits): Promise<Cell[][]> {
  const tame = tameSheet(sheet, limits, zeroFormats(workbook.styles));
  const rows: unknown[][] = await readSheet(writeArchive(partsOf(tame, workbook)));
  return coverCells(
    rows.map((row) => row.map((value) => cellOf(value, limits.longest))),
    sheet,
  );
}

/** The first sheet with the heads of the list; of a workbook without such, the first sheet. @throws UnreadableSheet */
async function listOf(workbook: Workbook, limits: ListLimits): Promise<Cell[][]> {
  const [first, ...others] = workbook.sheets;
  if (first === undefined) throw new UnreadableSheet('unreadable');
  const { hasHeads = () => true } = limits;
  const read = await rowsOf(first, workbook, limits).catch((error: unknown) => ({ error }));
  if (Array.isArray(read) && hasHeads(read)) return read;
  for (const sheet of others) {
    // A sheet that is no list may be larger than one, or hold what no list does.
    const rows = await rowsOf(sheet, workbook, limits).catch(() => []);
    if (limits.hasHeads?.(rows)) return rows;
  }
  if (Array.isArray(read)) return read;
  throw read.error;
}

/**
 * The cells of a list in an .xlsx file, by lines; blank lines are there, so that a place is a line's number. Hidden
 * sheets are left out.
 * @throws UnreadableSheet
 */
export async function readSpreadsheet(file: Buffer, limits: ListLimits): Promise<Cell[][]> {
  const { unpacked = SMALL } = limits;
  const archive = { entries: 200, each: unpacked, all: unpacked * 2 };
  try {
    const parts = readArchive(file, archive, (name) => /\.(xml|rels)$/i.test(name));
    for (const content of parts.values()) {
      if (/<!(DOCTYPE|ENTITY)/i.test(content.toString('utf8'))) throw new UnreadableSheet('unreadable');
    }
    return await listOf(openWorkbook(parts), limits);
  } catch (error) {
    throw error instanceof UnreadableSheet ? error : new UnreadableSheet('unreadable', { cause: error });
  }
}
