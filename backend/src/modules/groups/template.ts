import type { Bilingual } from '../../http/language.ts';
import { writeListForm } from '../../spreadsheets/list/index.ts';
import { MOST_PEOPLE } from './check.ts';
import { columnsWith } from './columns.ts';

/**
 * The form of the list, to be filled in: an .xlsx with the list, how to fill it in, and what its drop-down lists offer.
 * @param least people that make a group
 */
export const groupTemplate = (
  least: number,
  offered: Record<'gender' | 'position', readonly Bilingual[]>,
): Promise<Buffer> =>
  writeListForm({
    sheet: { ZH: '团体名单', EN: 'Group list' },
    columns: columnsWith(offered),
    notes: [
      {
        ZH: `每行一人，${least} 至 ${MOST_PEOPLE} 人。请勿改动表头，请勿使用公式。`,
        EN: `One person per row, ${least} to ${MOST_PEOPLE} people. Keep the headings and do not use formulas.`,
      },
    ],
    choices: [
      { sheet: { ZH: '性别', EN: 'Gender' }, names: offered.gender, column: 'gender' },
      { sheet: { ZH: '职位', EN: 'Position' }, names: offered.position, column: 'position' },
    ],
  });
