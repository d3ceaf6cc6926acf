import { boolean, pgTable, primaryKey, smallint, text } from 'drizzle-orm/pg-core';
import { words } from '../db/columns.ts';

/** What forms offer by code. The first entries came with the table; editors write their words, and add others. */
export const dictionaryEntries = pgTable(
  'dictionary_entry',
  {
    /** Name of the dictionary, as its REST call has it. */
    dictionary: text('dictionary').notNull(),
    /** What records keep: it never changes, and no entry ever goes. */
    code: text('code').notNull(),
    wordsCn: words('words_cn'),
    wordsEn: words('words_en'),
    rank: smallint('rank').notNull(),
    /** Forms do not offer it any more; records that hold its code show its words still. */
    isWithdrawn: boolean('is_withdrawn').notNull().default(false),
  },
  (table) => [primaryKey({ columns: [table.dictionary, table.code] })],
);
