import { writeListForm } from '../../spreadsheets/list/index.ts';
import { MOST_PEOPLE } from './check.ts';
import type { Entry } from '../../dictionaries/index.ts';
import { columnsWith } from './columns.ts';

/**
 * The form of the list, to be filled in: an .xlsx of two sheets, the list and how to fill it in.
 * @param least people that make a group
 * @param positions that it explains
 */
export const groupTemplate = (least: number, positions: readonly Entry[]): Promise<Buffer> =>
  writeListForm({
    sheet: { ZH: '团体名单', EN: 'Group list' },
    columns: columnsWith(positions),
    notes: [
      {
        ZH: `每行一人，${least} 至 ${MOST_PEOPLE} 人。请勿改动表头，请勿使用公式。`,
        EN: `One person per row, ${least} to ${MOST_PEOPLE} people. Keep the headings and do not use formulas.`,
      },
    ],
  });
