import { and, asc, desc, eq, getTableColumns, inArray, sql, type SQL } from 'drizzle-orm';
import { anyOf } from '../../db/any-of.ts';
import type { Database } from '../../db/database.ts';
import { searchIds } from '../../fulltext/search.ts';
import type { Page, PageRequest } from '../../http/page.ts';
import type { StoredSettings } from './edition/stored-settings.ts';
import { isPublic, isShown } from './news/published.ts';
import { siteRevision } from './site-revision.ts';
import { articles, banners, configValues, editions } from './tables.ts';

// Written out so that it matches the partial indexes' condition, which a parameter would not.
const ofTheShow = sql`kind <> 'exhibitor'`;
const newestFirst = [desc(articles.createdAt), desc(articles.id)];
const { search: _search, ...columns } = getTableColumns(articles);
const { contentCn: _cn, contentEn: _en, ...summaryColumns } = columns;

export type ArticleRow = Omit<typeof articles.$inferSelect, 'search'>;
export type ArticleSummaryRow = Omit<ArticleRow, 'contentCn' | 'contentEn'>;

/** How often the settings of an edition have changed, and when they last did; null before the first change. */
export interface EditionRevision {
  revision: number;
  changedAt: Date | null;
}

/** Reads and writes of the site's content. */
export function contentStore(database: Database) {
  async function shownEdition() {
    const [row] = await database
      .orm()
      .select()
      .from(editions)
      .where(eq(editions.isDraft, false))
      .orderBy(desc(editions.number))
      .limit(1);
    return row;
  }

  async function summariesByIds(ids: string[]): Promise<ArticleSummaryRow[]> {
    if (ids.length === 0) return [];
    const rows = await database.orm().select(summaryColumns).from(articles).where(inArray(articles.id, ids));
    const byId = new Map(rows.map((row) => [row.id, row]));
    return ids.flatMap((id) => byId.get(id) ?? []);
  }

  async function page(where: SQL, { offset, limit }: PageRequest): Promise<Page<ArticleSummaryRow>> {
    const orm = database.orm();
    const [records, total] = await Promise.all([
      orm
        .select(summaryColumns)
        .from(articles)
        .where(where)
        .orderBy(...newestFirst)
        .offset(offset)
        .limit(limit),
      orm.$count(articles, where),
    ]);
    return { records, total, totalIsEstimate: false };
  }

  return {
    /** The show's own news, newest first; with a keyword best first. */
    async news(kind: 'news' | 'focus' | undefined, keyword: string, request: PageRequest, now: Date) {
      const all = sql`${ofTheShow} and ${isPublic(now)}`;
      const where = kind ? sql`${all} and ${eq(articles.kind, kind)}` : all;
      if (keyword.trim() === '') return page(where, request);
      const searchable = {
        table: articles,
        id: articles.id,
        vector: articles.search,
        order: sql.join(newestFirst, sql`, `),
      };
      const found = await searchIds(database, searchable, keyword, where, request);
      return { ...found, records: await summariesByIds(found.records) };
    },

    /** One company's news, newest first. */
    newsOfExhibitor: (exhibitorId: string, request: PageRequest, now: Date) =>
      page(sql`${eq(articles.exhibitorId, exhibitorId)} and ${isPublic(now)}`, request),

    async article(id: string, now: Date): Promise<ArticleRow | undefined> {
      const [row] = await database
        .orm()
        .select(columns)
        .from(articles)
        .where(and(eq(articles.id, id), isPublic(now)));
      return row;
    },

    /** The entries with these ids, in the order of the ids; unknown ones are left out. */
    async articlesByIds(ids: string[]): Promise<ArticleRow[]> {
      if (ids.length === 0) return [];
      const rows = await database.orm().select(columns).from(articles).where(anyOf(articles.id, ids));
      const byId = new Map(rows.map((row) => [row.id, row]));
      return ids.flatMap((id) => byId.get(id) ?? []);
    },

    banners: (now: Date) =>
      database.orm().select().from(banners).where(isShown(now)).orderBy(asc(banners.rank), asc(banners.id)),

    async configValue(key: string): Promise<string | undefined> {
      const [row] = await database.orm().select().from(configValues).where(eq(configValues.key, key));
      return row?.value;
    },

    /** Settings of the edition that the site shows, as far as they are stored. */
    async edition(): Promise<StoredSettings | undefined> {
      const row = await shownEdition();
      return row && { ...row.settings, number: row.number };
    },

    /** How often and when its settings have changed; undefined where none are stored. */
    async editionRevision(): Promise<EditionRevision | undefined> {
      const row = await shownEdition();
      return row && { revision: row.version, changedAt: row.updatedAt };
    },

    revision: (): Promise<number> => siteRevision(database),
  };
}
