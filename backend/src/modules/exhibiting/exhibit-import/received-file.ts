import { Refusal } from '../../../http/errors.ts';
import { ArchiveError, readSpreadsheet, UnreadableSheet } from '../../../spreadsheets/index.ts';
import { headFinder } from '../../../spreadsheets/list/index.ts';
import { openSent, type Sent } from './archive.ts';
import { checkList, MOST_EXHIBITS, type Checked } from './check.ts';
import { columns, type Leaf } from './columns.ts';
import { text } from './messages.ts';

/** Room for a title, blank lines and lines too many; wide enough for columns of the sender's own. */
const sheet = { rows: MOST_EXHIBITS + 1000, columns: 60, hasHeads: headFinder(columns) };

/** The list and the pictures of a file that was sent. @throws Refusal naming `file` for one that holds no list */
export function openFile(file: Buffer): Sent {
  try {
    const sent = openSent(file);
    if (!sent) throw new Refusal(text.noList, 500, undefined, 'file');
    return sent;
  } catch (error) {
    throw error instanceof ArchiveError ? new Refusal(text.unreadable, 500, undefined, 'file') : error;
  }
}

/** The exhibits of a list, checked line by line. @throws Refusal naming `file` for one that cannot be read */
export async function readList(file: Buffer, leaves: readonly Leaf[]): Promise<Checked> {
  try {
    return checkList(await readSpreadsheet(file, sheet), leaves);
  } catch (error) {
    throw error instanceof UnreadableSheet ? new Refusal(text[error.reason], 500, undefined, 'file') : error;
  }
}
