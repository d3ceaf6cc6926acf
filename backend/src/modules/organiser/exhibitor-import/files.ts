import type { Bilingual, Language } from '../../../http/language.ts';
import { writeSpreadsheet, type SheetColumn } from '../../../spreadsheets/index.ts';
import { choiceOf, writeListForm } from '../../../spreadsheets/list/index.ts';
import { boothKinds, exampleOf, type Leaf } from '../../exhibiting/index.ts';
import { offeredCountries } from './countries.ts';
import { type FieldKey, fields } from './fields.ts';
import { MOST_LINES } from './messages.ts';
import { shown } from './packed-cell.ts';
import type { LineRow } from './line-store.ts';
import type { ImportRow } from './store.ts';

/**
 * The blank form, with drop-down lists of the categories, the countries and the types of booths.
 * @param roots categories of exhibitors
 * @param all categories that a name may mean
 * @param booth a number that no exhibitor has
 */
export function importForm(roots: readonly Leaf[], all: readonly Leaf[], booth: string): Promise<Buffer> {
  const offered = { country: offeredCountries(), boothKind: Object.values(boothKinds) };
  const first = (names: readonly Bilingual[]) => names.slice(0, 1).map(choiceOf).join('');
  const examples: Partial<Record<FieldKey, string>> = {
    category: exampleOf(all, roots),
    boothNumber: booth,
    country: first(offered.country),
    boothKind: first(offered.boothKind),
  };
  return writeListForm({
    sheet: { ZH: '展商', EN: 'Exhibitors' },
    columns: fields.map((field) =>
      field.key in examples ? { ...field, example: examples[field.key] ?? '' } : field,
    ),
    notes: [
      {
        ZH: `每行一家公司，一次最多 ${MOST_LINES} 行。请勿使用公式。`,
        EN: `One company per row, at most ${MOST_LINES} rows at once. Do not use formulas.`,
      },
      {
        ZH: '表头可以是其他名称，导入时再选择各列的内容。',
        EN: 'Columns may have other names: you choose what each one holds when you import.',
      },
    ],
    choices: [
      {
        sheet: { ZH: '分类', EN: 'Categories' },
        names: roots.map(({ nameCn, nameEn }) => ({ ZH: nameCn, EN: nameEn })),
        column: 'category',
      },
      {
        sheet: { ZH: '国家或地区', EN: 'Countries' },
        names: offered.country,
        column: 'country',
      },
      { sheet: { ZH: '展位类型', EN: 'Booth types' }, names: offered.boothKind, column: 'boothKind' },
    ],
  });
}

/** The wrong lines of an import with why, as they stand in the file: to be mended there and sent in again. */
export function reportFile(
  { heads }: ImportRow,
  bad: readonly LineRow[],
  language: Language,
): Promise<Buffer> {
  const labels = new Map(fields.map(({ key, name }) => [key, name[language]]));
  const colon = language === 'ZH' ? '：' : ': ';
  const own = heads.map((head, at): SheetColumn<LineRow> => ({
    head: { ZH: head, EN: head },
    width: 24,
    value: ({ cells }) => shown(cells[at]),
  }));
  return writeSpreadsheet({
    sheet: language === 'EN' ? 'To correct' : '需修改',
    columns: [
      { head: { ZH: '行', EN: 'Row' }, width: 8, value: ({ line }) => line },
      {
        head: { ZH: '需修改的内容', EN: 'What is wrong' },
        width: 60,
        value: ({ problems }) =>
          problems
            .map(({ column, text }) => `${labels.get(column) ?? ''}${colon}${text[language]}`)
            .join('\n'),
      },
      ...own,
    ],
    records: bad,
    language,
  });
}
