import { writeListForm } from '../../spreadsheets/list/index.ts';
import { MOST_PEOPLE } from './check.ts';
import { columns } from './columns.ts';

/**
 * The form of the list, to be filled in: an .xlsx of two sheets, the list and how to fill it in.
 * @param least people that make a group
 */
export const groupTemplate = (least: number): Promise<Buffer> =>
  writeListForm({
    sheet: { ZH: '团体名单', EN: 'Group list' },
    columns,
    notes: [
      {
        ZH: `每行一人，${least} 至 ${MOST_PEOPLE} 人。请勿改动表头，请勿使用公式。`,
        EN: `One person a line, ${least} to ${MOST_PEOPLE} people. Keep the heads as they are, and use no formulas.`,
      },
    ],
  });
