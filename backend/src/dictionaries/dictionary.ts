import { asc, inArray } from 'drizzle-orm';
import Type, { type Static } from 'typebox';
import type { Database } from '../db/database.ts';
import type { Bilingual } from '../http/language.ts';
import { eitherSide } from '../review/index.ts';
import { dictionaryEntries as table } from './tables.ts';
import { recordOf } from '../objects.ts';

/** As the REST calls name them (REST-065, REST-066). */
export type DictionaryName = 'gender' | 'position' | 'waysToKnow';

/** The words of codes, those of withdrawn ones too. */
export type Words = Readonly<Record<string, Bilingual>>;

/** What a form offers, or offered. */
export interface Entry {
  code: string;
  words: Bilingual;
  /** Forms do not offer it any more: it names what records hold. */
  isWithdrawn: boolean;
}

/** An entry as the contract has it (AUTH-057). */
export const DictionaryEntry = Type.Object(
  {
    value: Type.String(),
    label: Type.String({ description: 'Chinese&English, split at the first ampersand.' }),
    isWithdrawn: Type.Boolean({ description: 'Forms do not offer it any more; it names what records hold.' }),
  },
  { $id: 'DictionaryEntry', description: 'One entry of a dictionary.' },
);

/** Entries as the contract has them. An ampersand of the English words stands behind the first one. */
export const entryRecords = (entries: readonly Entry[]): Static<typeof DictionaryEntry>[] =>
  entries.map(({ code, words: { ZH, EN }, isWithdrawn }) => ({
    value: code,
    label: `${ZH}&${EN}`,
    isWithdrawn,
  }));

/** The entries of some dictionaries as editors have left them: some dozen rows, never kept beyond a request. */
async function read(database: Database, names: readonly DictionaryName[]) {
  const rows = await database
    .orm()
    .select()
    .from(table)
    .where(inArray(table.dictionary, [...names]))
    .orderBy(asc(table.rank), asc(table.code));
  return rows.map(({ dictionary, code, wordsCn, wordsEn, isWithdrawn }) => ({
    dictionary,
    entry: { code, words: eitherSide(wordsCn, wordsEn), isWithdrawn } satisfies Entry,
  }));
}

/** All entries of a dictionary, in the order of forms. */
export async function entriesOf(database: Database, name: DictionaryName): Promise<Entry[]> {
  return (await read(database, [name])).map(({ entry }) => entry);
}

/** The words of all codes of some dictionaries, by their names. */
export async function wordsOf<Name extends DictionaryName>(
  database: Database,
  ...names: Name[]
): Promise<Record<Name, Words>> {
  const all = await read(database, names);
  const words = (name: Name): Words =>
    Object.fromEntries(
      all.filter(({ dictionary }) => dictionary === name).map(({ entry }) => [entry.code, entry.words]),
    );
  return recordOf(names, words);
}
