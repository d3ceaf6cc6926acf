import writeExcelFile, { type Cell, type SheetData } from 'write-excel-file/node';
import type { Bilingual, Language } from '../http/language.ts';

const NAVY = '#0B1F3A';

/** A column of a spreadsheet of records. */
export interface SheetColumn<Record> {
  head: Bilingual;
  /** In characters. */
  width: number;
  /** Numbers stay numbers; a text cell is no formula, whatever it begins with (docs/promises.md 15). */
  value: (record: Record) => string | number;
}

interface Sheet<Record> {
  /** Name of the sheet, at most 31 characters. */
  sheet: string;
  columns: readonly SheetColumn<Record>[];
  records: readonly Record[];
  language: Language;
}

/** A cell of a list's head. */
export const head = (value: string): Cell => ({
  value,
  type: String,
  fontWeight: 'bold',
  textColor: '#FFFFFF',
  backgroundColor: NAVY,
  alignVertical: 'center',
  height: 26,
});

const cell = (value: string | number): Cell =>
  typeof value === 'number'
    ? { value, type: Number }
    : { value, type: String, format: '@', wrap: true, alignVertical: 'top' };

/** Records as an .xlsx of one sheet, with their columns' names above them. */
export async function writeSpreadsheet<Record>({
  sheet,
  columns,
  records,
  language,
}: Sheet<Record>): Promise<Buffer> {
  const data: SheetData = [
    columns.map((column) => head(column.head[language])),
    ...records.map((record) => columns.map(({ value }) => cell(value(record)))),
  ];
  const file = writeExcelFile([
    {
      sheet,
      data,
      columns: columns.map(({ width }) => ({ width })),
      stickyRowsCount: 1,
    },
  ]);
  return Buffer.from(await file.toBuffer());
}

/** Headers of a spreadsheet that belongs to its reader: saved under this name, kept by nobody on the way. */
export const spreadsheetHeaders = (name: string) => ({
  'content-type': 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
  'content-disposition': `attachment; filename="${name}"`,
  'content-security-policy': "default-src 'none'; sandbox",
  'x-content-type-options': 'nosniff',
  'cache-control': 'private, no-store',
});
