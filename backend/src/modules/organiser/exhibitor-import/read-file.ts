import { createHash } from 'node:crypto';
import { Refusal } from '../../../http/errors.ts';
import {
  ArchiveError,
  type Cell,
  OtherMark,
  readArchive,
  readCsv,
  type Reading,
  readingsOf,
  readSpreadsheet,
  type TextEncoding,
  UnknownEncoding,
  UnreadableBytes,
  UnreadableSheet,
} from '../../../spreadsheets/index.ts';
import { plain } from '../../../spreadsheets/list/index.ts';
import { longestCompanyTexts } from '../../exhibiting/index.ts';
import { fieldOfHead } from './fields.ts';
import { MOST_LINES, prompts } from './messages.ts';
import { encodingUnclear, otherMark, unreadableLine } from './encoding-messages.ts';
import { pack, type PackedCell } from './packed-cell.ts';

const MIB = 1024 * 1024;
/** Bytes of a file. */
export const MAX_FILE = 10 * MIB;
/** The head may stand below a title. */
const HEAD_WITHIN = 10;
const limits = {
  // Room for a title and blank lines; the check below counts what is said.
  rows: MOST_LINES + 100,
  columns: 100,
  unpacked: 32 * MIB,
  /** Twice what the longest field takes, so that what is too long is seen to be. */
  longest: longestCompanyTexts.companyDescriptionEn * 2,
  /** Fewer known heads may stand by chance on a sheet of notes. */
  hasHeads: (rows: readonly (readonly Cell[])[]) =>
    rows.slice(0, HEAD_WITHIN).some((row) => row.filter(({ text }) => fieldOfHead(text)).length > 1),
};

export interface ReadFile {
  /** The encoding in which a .csv was read; none of an .xlsx, which has no choice. */
  encoding: TextEncoding | null;
  heads: string[];
  lines: { line: number; cells: PackedCell[] }[];
}

const refused = (text: (typeof prompts)['large']) => new Refusal(text).about('file');
const isBlank = (row: readonly Cell[]) => row.every((cell) => pack(cell) === '' || cell.isCovered);

function isArchive(file: Buffer): boolean {
  return file.subarray(0, 2).toString('latin1') === 'PK';
}

/** Why a file cannot be read, for its sender; what is no such reason stays as it is. */
function explained(error: unknown): unknown {
  if (error instanceof UnknownEncoding) return new Refusal(encodingUnclear(error.sample)).about('encoding');
  if (error instanceof OtherMark) return new Refusal(otherMark(error.encoding)).about('encoding');
  if (error instanceof UnreadableBytes) return new Refusal(unreadableLine(error.line)).about('encoding');
  if (error instanceof UnreadableSheet) return refused(prompts[error.reason]);
  return error instanceof ArchiveError ? refused(prompts.unreadable) : error;
}

async function rowsOf(
  file: Buffer,
  chosen?: TextEncoding,
): Promise<{ rows: Cell[][]; encoding: TextEncoding | null }> {
  try {
    if (!isArchive(file)) return readCsv(file, limits, chosen);
    // Told apart before anything is unpacked: an archive of something else is no spreadsheet.
    readArchive(file, { entries: 200, each: MIB, all: MIB }, (name) => name === '[Content_Types].xml');
    return { rows: await readSpreadsheet(file, limits), encoding: null };
  } catch (error) {
    throw explained(error);
  }
}

/** The line of the heads: the one of the first ten that names most fields, else the first that says anything. */
function headAt(rows: readonly Cell[][]): number {
  const known = (row: readonly Cell[]) => row.filter(({ text }) => fieldOfHead(text)).length;
  let best = rows.findIndex((row) => !isBlank(row));
  for (const [at, row] of rows.slice(0, HEAD_WITHIN).entries())
    if (known(row) > known(rows[best] ?? [])) best = at;
  return best;
}

/** How each encoding reads a .csv, the most likely first; nothing of what is an .xlsx. */
export const readingsOfFile = (file: Buffer): Reading[] => (isArchive(file) ? [] : readingsOf(file));

/**
 * The heads and lines of an .xlsx or .csv.
 * @param chosen encoding of a .csv; without one it is recognised
 * @throws Refusal naming `file`, or `encoding` where another one may read it
 */
export async function readImportFile(file: Buffer, chosen?: TextEncoding): Promise<ReadFile> {
  const { rows, encoding } = await rowsOf(file, chosen);
  const at = headAt(rows);
  const width = Math.max(
    0,
    ...rows.slice(at).map((row) => row.findLastIndex((cell) => pack(cell) !== '') + 1),
  );
  const heads = Array.from({ length: width }, (_, place) => rows[at]?.[place]?.text.slice(0, 200) ?? '');
  const lines = rows.flatMap((row, place) =>
    place <= at || isBlank(row) ? [] : [{ line: place + 1, cells: row.slice(0, width).map(pack) }],
  );
  if (lines.length === 0) throw refused(prompts.nothing);
  if (lines.length > MOST_LINES) throw refused(prompts.large);
  return { encoding, heads, lines };
}

/** The same for files whose columns have the same heads in the same order. */
export const headsKeyOf = (heads: readonly string[]): string =>
  createHash('sha256')
    .update(JSON.stringify(heads.map(plain)))
    .digest('hex');
