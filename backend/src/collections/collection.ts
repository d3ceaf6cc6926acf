import type { Database } from '../db/database.ts';
import type { Bilingual } from '../http/language.ts';

/** How a field is written, and by which rules it is checked. */
export const fieldKinds = [
  'line',
  'text',
  'rich',
  'number',
  'date',
  'moment',
  'address',
  'picture',
  'file',
  'choice',
  'switch',
] as const;
type FieldKind = (typeof fieldKinds)[number];

/** One of what can be chosen. */
export interface Choice {
  value: string;
  label: Bilingual;
}

/** One thing that editors write of an entry. */
export interface Field {
  name: string;
  label: Bilingual;
  hint?: Bilingual;
  kind: FieldKind;
  /** `both`: a Chinese and an English side. `one`: the same for both languages. */
  sides: 'both' | 'one';
  /** An entry is not public without it; of two sides one is enough. */
  isRequired?: boolean;
  /** A blank English side is not missing: the Chinese one serves for both. */
  isShared?: boolean;
  /** Written when an entry is added, and never changed. */
  isFixed?: boolean;
  /** Of texts: most characters as people count them. Of numbers: the largest. */
  max?: number;
  /** Of numbers: the smallest. */
  min?: number;
  /** Of numbers: what one of them is in the database, like 100 for yuan that are kept in fen. */
  scale?: number;
  choices?: readonly Choice[] | ((database: Database) => Promise<Choice[]>);
}

/** What is written of an entry, by the names of the sides: `titleCn`, `titleEn`, `stars`. Blank where there is nothing. */
export type Values = Record<string, string>;

/** What a switch that is on is written as; one that is off is blank. */
export const ON = 'yes';

/** An entry as it is on the site. */
export interface Entry {
  id: string;
  /** Id of the entry that it belongs to; blank where it stands alone. */
  scope: string;
  values: Values;
  /** What it is called, where what is written of it does not say. */
  title?: Bilingual;
}

/** Where the entries of a collection are kept: the domain's own table. */
export interface Source {
  /** In their order; of one scope where one is given. */
  list(scope?: string): Promise<Entry[]>;
  find(id: string): Promise<Entry | undefined>;
  /**
   * Adds an entry behind the others.
   * @param id that it gets where the table has ids of its own
   * @returns its id
   * @throws Refusal naming the field where there is one like it already
   */
  add(entry: Entry, now: Date): Promise<string>;
  change(id: string, values: Values, now: Date): Promise<void>;
  remove(id: string, now: Date): Promise<void>;
  /** Puts an entry at a place among those of its scope, from 0. @returns whether that changed anything */
  move(id: string, place: number, now: Date): Promise<boolean>;
}

/** The parts of the site that collections belong to, in the order of the console. */
export const collectionGroups = [
  'pages',
  'travel',
  'contacts',
  'documents',
  'events',
  'directory',
  'registration',
  'exhibiting',
] as const;

/** A list of the site's content that editors write, described so that one form and one service serve all of them. */
export interface Collection {
  /** Stable, like `hotels`. */
  name: string;
  group: (typeof collectionGroups)[number];
  title: Bilingual;
  lead: Bilingual;
  fields: readonly Field[];
  /** Name of the collection whose entries these belong to, as sessions to an event. */
  parent?: string;
  isOrderable: boolean;
  isAddable: boolean;
  isRemovable: boolean;
  /** It is always one entry: the texts of a page. */
  isSingle?: boolean;
  source: (database: Database) => Source;
  /** What is wrong with the whole of an entry. */
  check?: (values: Values) => { field: string; text: Bilingual } | undefined;
  /** Why an entry cannot be removed, where something hangs on it. */
  keeps?: (database: Database, id: string) => Promise<Bilingual | undefined>;
}

/** The names of a field's sides. */
export const sidesOf = ({ name, sides }: Pick<Field, 'name' | 'sides'>): string[] =>
  sides === 'both' ? [`${name}Cn`, `${name}En`] : [name];
