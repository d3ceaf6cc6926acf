import type { Bilingual } from '../../http/language.ts';

/** Something that is wrong in a list. */
export interface ListProblem<Key extends string> {
  /** Of the sheet, from 1; 0 where it concerns the whole. */
  line: number;
  /** None where it concerns the line. */
  column: Key | null;
  text: Bilingual;
}

/** What can be wrong with any list, in both languages. */
export const listProblems = {
  noHeader: {
    ZH: '没有找到表头，请使用下载的表格填写',
    EN: 'The header row is missing. Use the form you can download',
  },
  missingColumn: (name: Bilingual): Bilingual => ({
    ZH: `缺少“${name.ZH}”这一列`,
    EN: `The column “${name.EN}” is missing`,
  }),
  twiceColumn: (name: Bilingual): Bilingual => ({
    ZH: `“${name.ZH}”这一列出现了两次`,
    EN: `The column “${name.EN}” appears twice`,
  }),
  formula: {
    ZH: '单元格中是公式，请改为直接填写内容',
    EN: 'The cell holds a formula. Enter the content itself',
  },
  covered: {
    ZH: '这个单元格与上面的行合并了，请取消合并，并在每一行分别填写',
    EN: 'The cell is merged with one in a row above. Unmerge the cells and fill in each row',
  },
  lostDigits: {
    ZH: '号码太长，表格软件已丢失末尾几位，请把单元格设为文本格式后重新填写',
    EN: 'The number is too long and the spreadsheet has lost its last digits. Format the cell as text and enter it again',
  },
};
