import sqlite, { type Database, type SQLiteValue } from 'node-sqlite3-wasm';
import type { CategoriesQuery, ExhibitorFields, ProductFields } from '@wirefair/client';

type Category = CategoriesQuery['categories'][number]['children'][number];
type Row = Record<string, SQLiteValue>;

/** The lists whose reading can be interrupted. */
export type ListName = 'exhibitors' | 'products';

/**
 * `exhibitors_read` and `products_read` tell how many records a copy was given: as many as it leaves in the tables. `copy` of
 * a record is the number of the copy that last met it. Products name their exhibitor without a foreign key: one
 * that came on the site after the exhibitors had been read is copied with the next copy.
 */
const TABLES = `
  CREATE TABLE IF NOT EXISTS copies (
    number INTEGER PRIMARY KEY, started_at TEXT NOT NULL, finished_at TEXT,
    exhibitors_read INTEGER NOT NULL DEFAULT 0, products_read INTEGER NOT NULL DEFAULT 0
  );
  CREATE TABLE IF NOT EXISTS progress (list TEXT PRIMARY KEY, cursor TEXT, is_read INTEGER NOT NULL);
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

const categoryRow = ({ id, zh, en }: Category, parent: string | null): Row => ({
  id,
  parent_id: parent,
  name_zh: zh,
  name_en: en,
});

/** A catalogue as a SQLite file, with how far its copying has come. */
export class CatalogueFile {
  readonly #database: Database;
  readonly #copy: number;

  /** Opens the file, or makes it; an unfinished copy in it goes on, otherwise a new one begins. */
  constructor(path: string) {
    this.#database = new sqlite.Database(path);
    this.#database.exec(TABLES);
    this.#copy = this.#unfinishedCopy() ?? this.#newCopy();
  }

  /** Where reading a list goes on. */
  progressOf(list: ListName): { cursor: string | null; isRead: boolean } {
    const row = this.#database.get('SELECT cursor, is_read FROM progress WHERE list = ?', list);
    const cursor = row?.['cursor'];
    return { cursor: typeof cursor === 'string' ? cursor : null, isRead: row?.['is_read'] === 1 };
  }

  saveCategories(roots: CategoriesQuery['categories']): void {
    this.#together(() => {
      for (const root of roots) {
        this.#save('categories', categoryRow(root, null));
        for (const leaf of root.children) this.#save('categories', categoryRow(leaf, root.id));
      }
    });
  }

  /** Saves a page of exhibitors together with where the next one begins. */
  saveExhibitors(exhibitors: readonly ExhibitorFields[], cursor: string | null, isRead: boolean): void {
    this.#savePage('exhibitors', exhibitors.map(exhibitorRow), cursor, isRead);
  }

  /** Saves a page of products together with where the next one begins. */
  saveProducts(products: readonly ProductFields[], cursor: string | null, isRead: boolean): void {
    this.#savePage('products', products.map(productRow), cursor, isRead);
  }

  /** Ends the copy: what it has not met is not in the catalogue any more and goes. */
  finish(): void {
    this.#together(() => {
      for (const table of ['categories', 'exhibitors', 'products'])
        this.#database.run(`DELETE FROM ${table} WHERE copy < ?`, this.#copy);
      this.#database.run('DELETE FROM progress');
      this.#database.run('UPDATE copies SET finished_at = ? WHERE number = ?', [
        new Date().toISOString(),
        this.#copy,
      ]);
    });
  }

  /** How many records a table has. */
  count(table: ListName | 'categories'): number {
    return Number(this.#database.get(`SELECT count(*) AS records FROM ${table}`)?.['records']);
  }

  close(): void {
    this.#database.close();
  }

  #unfinishedCopy(): number | undefined {
    const row = this.#database.get('SELECT number FROM copies WHERE finished_at IS NULL');
    return row ? Number(row['number']) : undefined;
  }

  #newCopy(): number {
    const { lastInsertRowid } = this.#database.run('INSERT INTO copies (started_at) VALUES (?)', [
      new Date().toISOString(),
    ]);
    return Number(lastInsertRowid);
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

  #savePage(list: ListName, rows: readonly Row[], cursor: string | null, isRead: boolean): void {
    this.#together(() => {
      for (const row of rows) this.#save(list, row);
      this.#database.run('INSERT OR REPLACE INTO progress (list, cursor, is_read) VALUES (?, ?, ?)', [
        list,
        cursor,
        isRead,
      ]);
      this.#database.run(`UPDATE copies SET ${list}_read = ${list}_read + ? WHERE number = ?`, [
        rows.length,
        this.#copy,
      ]);
    });
  }

  /** Adds a record, or writes it anew: saving it twice leaves one. */
  #save(table: string, row: Row): void {
    const columns = [...Object.keys(row), 'copy'];
    const places = columns.map(() => '?').join(', ');
    this.#database.run(`INSERT OR REPLACE INTO ${table} (${columns.join(', ')}) VALUES (${places})`, [
      ...Object.values(row),
      this.#copy,
    ]);
  }
}
