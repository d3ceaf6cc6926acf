import { sql } from 'drizzle-orm';
import { both, one, tableSource, type Collection } from '../collections/index.ts';
import type { Bilingual } from '../http/language.ts';
import type { DictionaryName } from './dictionary.ts';
import { dictionaryEntries as table } from './tables.ts';

const fields = [
  both('words', 'line', '名称', 'Words', { isRequired: true, max: 60 }),
  one('isWithdrawn', 'switch', '不再提供', 'No longer offered', {
    hint: {
      ZH: '表单不再提供此选项；已选择它的记录仍显示其名称。',
      EN: 'Forms leave it out; records that hold it keep its words.',
    },
  }),
];

/** Readers split the words at the first ampersand, which may so belong to the English side only (AUTH-057). */
const ampersand: Bilingual = {
  ZH: '中文名称不能包含“&”',
  EN: 'The Chinese words cannot contain an ampersand',
};

/** A dictionary as a list of the console: its words, their order, and what forms offer of it. */
export const dictionaryCollection = (
  dictionary: DictionaryName,
  about: Pick<Collection, 'group' | 'lead' | 'name' | 'title'>,
): Collection => ({
  fields,
  isOrderable: true,
  isAddable: true,
  isRemovable: false,
  ...about,
  check: ({ wordsCn }) => (wordsCn?.includes('&') ? { field: 'wordsCn', text: ampersand } : undefined),
  source: (database) =>
    tableSource(database, {
      table,
      fields,
      id: 'code',
      rank: 'rank',
      firstRank: 1,
      fixed: { dictionary },
      added: () => ({
        code: sql`(select (coalesce(max(code::int), 0) + 1)::text from ${table} where dictionary = ${dictionary})`,
      }),
    }),
});
