import sqlite, { type Database, type SQLiteValue } from 'node-sqlite3-wasm';
import type {
  CategoryFields,
  ExhibitorFields,
  ProductFields,
  SyncChange,
  SyncState,
  SyncStep,
  SyncType,
} from '@wirefair/client';

type Row = Record<string, SQLiteValue>;

/**
 * The one row of `copying` has what the client goes on from; its `copy` counts the copies of everything. `copy` of a
 * record is the number of the copy that last met it, so that what a new copy does not meet can be removed. Products name
 * their exhibitor without a foreign key: changes are told in their order, but a copy of everything takes a while.
 */
const TABLES = `
  CREATE TABLE IF NOT EXISTS copying (
    id INTEGER PRIMARY KEY CHECK (id = 1), copy INTEGER NOT NULL DEFAULT 0, is_whole INTEGER NOT NULL DEFAULT 0,
    cursor TEXT, copied_type TEXT, copied_after TEXT
  );
  CREATE TABLE IF NOT EXISTS categories (
    id TEXT PRIMARY KEY, parent_id TEXT, name_zh TEXT NOT NULL, name_en TEXT NOT NULL, copy INTEGER NOT NULL
  );
  CREATE TABLE IF NOT EXISTS exhibitors (
    id TEXT PRIMARY KEY, external_id TEXT, name_zh TEXT, name_en TEXT, address_zh TEXT, address_en TEXT,
    description_zh TEXT, description_en TEXT, tags_zh TEXT NOT NULL, tags_en TEXT NOT NULL,
    booth_number TEXT, hall TEXT, stand TEXT, category_id TEXT, country_code TEXT NOT NULL, logo_url TEXT, website TEXT,
    page_zh TEXT NOT NULL, page_en TEXT NOT NULL, created_at TEXT, updated_at TEXT, copy INTEGER NOT NULL
  );
  CREATE TABLE IF NOT EXISTS products (
    id TEXT PRIMARY KEY, external_id TEXT, exhibitor_id TEXT NOT NULL, title_zh TEXT, title_en TEXT, brief_zh TEXT,
    brief_en TEXT, description_zh TEXT, description_en TEXT, tags_zh TEXT NOT NULL, tags_en TEXT NOT NULL,
    category_id TEXT, image_url TEXT, video_url TEXT, page_zh TEXT NOT NULL, page_en TEXT NOT NULL,
    created_at TEXT NOT NULL, updated_at TEXT, copy INTEGER NOT NULL
  );
  CREATE INDEX IF NOT EXISTS products_of_exhibitor ON products (exhibitor_id);
`;

/** The tables, by the kinds of records that they have. */
const tables = { CATEGORY: 'categories', EXHIBITOR: 'exhibitors', PRODUCT: 'products' } as const;
export type CopiedType = keyof typeof tables;

/** What is copied, for the client. */
export const copiedTypes: readonly CopiedType[] = ['CATEGORY', 'EXHIBITOR', 'PRODUCT'];

const tableOf = (type: SyncType): string | undefined =>
  type === 'CATEGORY' || type === 'EXHIBITOR' || type === 'PRODUCT' ? tables[type] : undefined;

const exhibitorRow = (one: ExhibitorFields): Row => ({
  id: one.id,
  external_id: one.externalId,
  name_zh: one.bilingualName.zh,
  name_en: one.bilingualName.en,
  address_zh: one.bilingualAddress.zh,
  address_en: one.bilingualAddress.en,
  description_zh: one.bilingualDescription.zh,
  description_en: one.bilingualDescription.en,
  tags_zh: JSON.stringify(one.bilingualTags.zh),
  tags_en: JSON.stringify(one.bilingualTags.en),
  booth_number: one.booth?.number ?? null,
  hall: one.booth?.hall ?? null,
  stand: one.booth?.stand ?? null,
  category_id: one.category?.id ?? null,
  country_code: one.countryCode,
  logo_url: one.logo?.url ?? null,
  website: one.website,
  page_zh: one.siteUrl.zh,
  page_en: one.siteUrl.en,
  created_at: one.createdAt,
  updated_at: one.updatedAt,
});

const productRow = (one: ProductFields): Row => ({
  id: one.id,
  external_id: one.externalId,
  exhibitor_id: one.exhibitor.id,
  title_zh: one.bilingualTitle.zh,
  title_en: one.bilingualTitle.en,
  brief_zh: one.bilingualBrief.zh,
  brief_en: one.bilingualBrief.en,
  description_zh: one.bilingualDescription.zh,
  description_en: one.bilingualDescription.en,
  tags_zh: JSON.stringify(one.bilingualTags.zh),
  tags_en: JSON.stringify(one.bilingualTags.en),
  category_id: one.category?.id ?? null,
  image_url: one.image?.url ?? null,
  video_url: one.video,
  page_zh: one.siteUrl.zh,
  page_en: one.siteUrl.en,
  created_at: one.createdAt,
  updated_at: one.updatedAt,
});

const categoryRow = ({ id, parent, zh, en }: CategoryFields): Row => ({
  id,
  parent_id: parent?.id ?? null,
  name_zh: zh,
  name_en: en,
});

/** The row of a record that was added or changed; undefined for one that is not copied, or was removed. */
function rowOf(change: SyncChange): Row | undefined {
  if (change.operation === 'REMOVE') return undefined;
  if (change.type === 'CATEGORY') return categoryRow(change.object);
  if (change.type === 'EXHIBITOR') return exhibitorRow(change.object);
  return change.type === 'PRODUCT' ? productRow(change.object) : undefined;
}

/** A catalogue as a SQLite file, with how far its copying has come. */
export class CatalogueFile {
  readonly #database: Database;

  /** Opens the file, or makes it. */
  constructor(path: string) {
    this.#database = new sqlite.Database(path);
    this.#database.exec(TABLES);
    this.#database.exec('INSERT OR IGNORE INTO copying (id) VALUES (1)');
  }

  /** What the client goes on from; undefined for a new file. */
  get state(): SyncState | undefined {
    const row = this.#database.get('SELECT cursor, copied_type, copied_after FROM copying');
    const cursor = row?.['cursor'];
    if (typeof cursor !== 'string') return undefined;
    const type = copiedTypes.find((one) => one === row?.['copied_type']);
    const after = row?.['copied_after'];
    return { cursor, copying: type ? { type, after: typeof after === 'string' ? after : null } : null };
  }

  /** Saves a step of the client: its changes and its state, all or nothing. */
  save({ changes, state, copy }: SyncStep): void {
    this.#together(() => {
      if (copy === 'BEGUN') this.#database.exec('UPDATE copying SET copy = copy + 1');
      for (const change of changes) this.#carryOut(change);
      if (copy === 'ENDED') this.#removeUnmet();
      this.#database.run('UPDATE copying SET cursor = ?, copied_type = ?, copied_after = ?', [
        state.cursor,
        state.copying?.type ?? null,
        state.copying?.after ?? null,
      ]);
    });
  }

  /** How many records a table has. */
  count(table: (typeof tables)[CopiedType]): number {
    return Number(this.#database.get(`SELECT count(*) AS records FROM ${table}`)?.['records']);
  }

  close(): void {
    this.#database.close();
  }

  /** Carries a change out; doing it twice is doing it once. */
  #carryOut(change: SyncChange): void {
    const table = tableOf(change.type);
    if (table === undefined) return;
    const row = rowOf(change);
    if (!row) {
      this.#database.run(`DELETE FROM ${table} WHERE id = ?`, [change.id]);
      return;
    }
    const columns = Object.keys(row);
    this.#database.run(
      `INSERT OR REPLACE INTO ${table} (${columns.join(', ')}, copy)
       VALUES (${columns.map(() => '?').join(', ')}, (SELECT copy FROM copying))`,
      Object.values(row),
    );
  }

  /** What a whole copy has not met is not in the catalogue any more. */
  #removeUnmet(): void {
    for (const table of Object.values(tables))
      this.#database.exec(`DELETE FROM ${table} WHERE copy < (SELECT copy FROM copying)`);
    this.#database.exec('UPDATE copying SET is_whole = 1');
  }

  /** Does all of it or nothing. */
  #together(work: () => void): void {
    this.#database.exec('BEGIN');
    try {
      work();
      this.#database.exec('COMMIT');
    } catch (error) {
      this.#database.exec('ROLLBACK');
      throw error;
    }
  }
}
