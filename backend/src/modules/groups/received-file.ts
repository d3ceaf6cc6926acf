import { Refusal } from '../../http/errors.ts';
import { readSpreadsheet, UnreadableSheet, type Cell } from '../../spreadsheets/index.ts';
import { headFinder } from '../../spreadsheets/list/index.ts';
import { MOST_PEOPLE } from './check.ts';
import { columns } from './columns.ts';

/** Room for a title, blank lines and one line too many; wide enough for columns of the sender's own. */
const sheet = { rows: MOST_PEOPLE + 1000, columns: 60, hasHeads: headFinder(columns) };

const text = {
  unreadable: {
    ZH: '无法读取该文件，请上传用下载的表格填写并保存的 .xlsx 文件',
    EN: 'The file cannot be read. Please upload the form you downloaded, filled in and saved as .xlsx',
  },
  large: {
    ZH: '表格内容过多，请只保留团体名单，并分成几个表格上传',
    EN: 'The file contains too much. Keep only the list, and split long lists',
  },
};

/** The cells of a list that was sent. @throws Refusal naming `file` for one that cannot be read */
export async function readList(file: Buffer): Promise<Cell[][]> {
  try {
    return await readSpreadsheet(file, sheet);
  } catch (error) {
    throw error instanceof UnreadableSheet ? new Refusal(text[error.reason], 500, undefined, 'file') : error;
  }
}
