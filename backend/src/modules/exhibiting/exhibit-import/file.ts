import type { Language } from '../../../http/language.ts';
import { reviewStatusTexts } from '../../../review/index.ts';
import { writeSpreadsheet, type SheetColumn } from '../../../spreadsheets/index.ts';
import { headOf, writeListForm } from '../../../spreadsheets/list/index.ts';
import type { OwnProductRow } from '../../catalogue/index.ts';
import { MAX_FILE } from './archive.ts';
import { MOST_EXHIBITS } from './check.ts';
import { columns, columnsWith, leafName, type ColumnKey, type Leaf } from './columns.ts';

const MIB = 1024 * 1024;

/** The form of a list of exhibits, with the categories as a drop-down list. */
export const exhibitForm = (leaves: readonly Leaf[]): Promise<Buffer> =>
  writeListForm({
    sheet: { ZH: '展品', EN: 'Exhibits' },
    columns: columnsWith(leaves),
    notes: [
      {
        ZH: `每行一个展品，一次最多 ${MOST_EXHIBITS} 个。请勿改动表头，请勿使用公式。`,
        EN: `One exhibit per row, at most ${MOST_EXHIBITS} at once. Keep the headings and do not use formulas.`,
      },
      {
        ZH: `图片文件请与表格一起压缩为一个 zip 文件，不超过 ${MAX_FILE / MIB} MB。`,
        EN: `Put the pictures and the spreadsheet into one zip file of at most ${MAX_FILE / MIB} MB.`,
      },
    ],
    choices: [
      {
        sheet: { ZH: '分类', EN: 'Categories' },
        names: leaves.map(({ nameCn, nameEn }) => ({ ZH: nameCn, EN: nameEn })),
        column: 'classify',
      },
    ],
  });

/** The company's exhibits as a list that can be sent in again: the same heads, and their state behind them. */
export function exhibitsFile(
  rows: readonly OwnProductRow[],
  leaves: ReadonlyMap<string, Leaf>,
  language: Language,
): Promise<Buffer> {
  const value: Record<ColumnKey, (row: OwnProductRow) => string> = {
    titleCn: ({ titleCn }) => titleCn,
    titleEn: ({ titleEn }) => titleEn,
    classify: ({ categoryCode }) => {
      const leaf = leaves.get(categoryCode);
      return leaf ? leafName(leaf) : '';
    },
    fillTags: ({ tagsCn }) => tagsCn.join(','),
    fillTagsEn: ({ tagsEn }) => tagsEn.join(','),
    descriptionCn: ({ descriptionCn }) => descriptionCn,
    descriptionEn: ({ descriptionEn }) => descriptionEn,
    imageUrl: ({ imageUrl }) => imageUrl,
  };
  const own = columns.map((column): SheetColumn<OwnProductRow> => {
    const head = headOf(column);
    return { head: { ZH: head, EN: head }, width: column.width, value: value[column.key] };
  });
  return writeSpreadsheet({
    sheet: language === 'EN' ? 'Exhibits' : '展品',
    columns: [
      ...own,
      {
        head: { ZH: '审核状态', EN: 'Review' },
        width: 14,
        value: ({ status }) => reviewStatusTexts[status]?.[language] ?? '',
      },
    ],
    records: rows,
    language,
  });
}
