import writeExcelFile, { type Cell, type SheetData } from 'write-excel-file/node';
import type { Bilingual } from '../../http/language.ts';
import { head } from '../write.ts';
import { headOf, type ListColumn } from './columns.ts';

/** Lines that are made ready: as text, so that no program turns a number into another. */
const READY_LINES = 300;

const text = (value: string): Cell => ({
  value,
  type: String,
  format: '@',
  wrap: true,
  alignVertical: 'top',
});

interface Form {
  /** Name of the sheet with the list. */
  sheet: Bilingual;
  columns: readonly ListColumn<string>[];
  /** What concerns the list as a whole. */
  notes: readonly Bilingual[];
  /** Sheets of choices behind the instructions. */
  choices?: readonly { sheet: Bilingual; names: readonly Bilingual[] }[];
}

/** A list to be filled in: an .xlsx with the list's heads, and with how to fill it in. */
export async function writeListForm({ sheet, columns, notes, choices = [] }: Form): Promise<Buffer> {
  const list: SheetData = [
    columns.map((column) => head(headOf(column))),
    ...Array.from({ length: READY_LINES }, () =>
      columns.map(() => ({ value: '', type: String, format: '@' })),
    ),
  ];
  const instructions: SheetData = [
    [head('填写说明'), head('How to fill in'), head('示例 Example')],
    ...columns.map(({ name, isRequired, help, example }) => [
      text(`${name.ZH}${isRequired ? '（必填）' : ''}：${help.ZH}`),
      text(`${name.EN}${isRequired ? ' (needed)' : ''}: ${help.EN}`),
      text(example),
    ]),
    ...notes.map(({ ZH, EN }) => [text(ZH), text(EN), text('')]),
  ];
  const file = writeExcelFile([
    {
      sheet: `${sheet.ZH} ${sheet.EN}`,
      data: list,
      columns: columns.map(({ width }) => ({ width })),
      stickyRowsCount: 1,
    },
    {
      sheet: '填写说明 Instructions',
      data: instructions,
      columns: [{ width: 60 }, { width: 60 }, { width: 26 }],
    },
    ...choices.map((choice) => ({
      sheet: `${choice.sheet.ZH} ${choice.sheet.EN}`,
      data: [
        [head(choice.sheet.ZH), head(choice.sheet.EN)],
        ...choice.names.map(({ ZH, EN }) => [text(ZH), text(EN)]),
      ],
      columns: [{ width: 40 }, { width: 50 }],
    })),
  ]);
  return Buffer.from(await file.toBuffer());
}
