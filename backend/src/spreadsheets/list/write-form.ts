import writeExcelFile, { type Cell, type SheetData } from 'write-excel-file/node';
import type { Bilingual } from '../../http/language.ts';
import { head } from '../write.ts';
import { choiceOf, headOf, type ListColumn } from './columns.ts';

/** Lines that are made ready: as text, so that no program turns a number into another. */
const READY_LINES = 300;

const text = (value: string): Cell => ({
  value,
  type: String,
  format: '@',
  wrap: true,
  alignVertical: 'top',
});

/** Lines that have drop-down lists; the last one that a list takes lies far before. */
const MOST_LINES = 6000;

interface Choices {
  sheet: Bilingual;
  names: readonly Bilingual[];
  /** Key of the column whose cells offer them, in both languages, as a drop-down list; none where nothing does. */
  column?: string;
}

interface Form {
  /** Name of the sheet with the list. */
  sheet: Bilingual;
  columns: readonly ListColumn<string>[];
  /** What concerns the list as a whole. */
  notes: readonly Bilingual[];
  /** Sheets of choices behind the instructions. */
  choices?: readonly Choices[];
}

const sheetName = ({ ZH, EN }: Bilingual): string => `${ZH} ${EN}`;

/** Letter of a column, from 0; lists have fewer than 26. */
const letterOf = (at: number): string => String.fromCharCode('A'.charCodeAt(0) + at);

/** The column of a sheet of choices that drop-down lists read. */
const OFFERED = 2;

/**
 * Drop-down lists for the columns that have choices. They offer and do not refuse: what people write in one language or
 * paste is read as well.
 */
function dropDowns(columns: readonly ListColumn<string>[], choices: readonly Choices[]): string {
  const lists = choices.flatMap(({ sheet, names, column }) => {
    const at = columns.findIndex(({ key }) => key === column);
    if (at < 0 || names.length === 0) return [];
    const letter = letterOf(at);
    const offered = `$${letterOf(OFFERED)}$2:$${letterOf(OFFERED)}$${names.length + 1}`;
    return [
      `<dataValidation type="list" allowBlank="1" showErrorMessage="0" sqref="${letter}2:${letter}${MOST_LINES}">` +
        `<formula1>'${sheetName(sheet)}'!${offered}</formula1></dataValidation>`,
    ];
  });
  return lists.length === 0
    ? ''
    : `<dataValidations count="${lists.length}">${lists.join('')}</dataValidations>`;
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
  const validations = dropDowns(columns, choices);
  const sheets = [
    {
      sheet: sheetName(sheet),
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
      sheet: sheetName(choice.sheet),
      data: [
        [head(choice.sheet.ZH), head(choice.sheet.EN), ...(choice.column ? [head('选项 Choice')] : [])],
        ...choice.names.map((name) => [
          text(name.ZH),
          text(name.EN),
          ...(choice.column ? [text(choiceOf(name))] : []),
        ]),
      ],
      columns: [{ width: 40 }, { width: 50 }, ...(choice.column ? [{ width: 50 }] : [])],
    })),
  ];
  const file = writeExcelFile(sheets, {
    features: [
      {
        files: {
          transform: {
            'xl/worksheets/sheet{id}.xml': {
              transform: (content, _options, { sheetIndex }) =>
                sheetIndex === 0 ? content.replace('</sheetData>', `</sheetData>${validations}`) : content,
            },
          },
        },
      },
    ],
  });
  return Buffer.from(await file.toBuffer());
}
