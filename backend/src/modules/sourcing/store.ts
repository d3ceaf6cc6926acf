import { and, arrayOverlaps, desc, eq, getTableColumns, inArray, sql, type SQL } from 'drizzle-orm';
import type { Database } from '../../db/database.ts';
import { searchIds } from '../../fulltext/search.ts';
import type { Page, PageRequest } from '../../http/page.ts';
import { reviewStatus } from '../../review/status.ts';
import { buyerPosts } from './tables.ts';

// Written out so that it matches the partial index's condition, which a parameter would not.
export const isPublic = sql`status = ${sql.raw(String(reviewStatus.approved))}`;
const newestFirst = [desc(buyerPosts.createdAt), desc(buyerPosts.id)];
const { search: _search, ...columns } = getTableColumns(buyerPosts);

export type BuyerPostRow = Omit<typeof buyerPosts.$inferSelect, 'search'>;

export interface BuyerPostFilter {
  keyword: string;
  /** Any of these; empty for all. */
  publishTypes: number[];
  /** Any of these; empty for all. */
  purchaseTypes: number[];
  /** Only this one. */
  id: string | undefined;
}

/** Reads of public buyer posts. */
export function buyerPostStore(database: Database) {
  /** The public posts with these ids, in the order of the ids; unknown ones are left out. */
  async function byIds(ids: string[]): Promise<BuyerPostRow[]> {
    if (ids.length === 0) return [];
    const rows = await database
      .orm()
      .select(columns)
      .from(buyerPosts)
      .where(and(inArray(buyerPosts.id, ids), eq(buyerPosts.status, reviewStatus.approved)));
    const byId = new Map(rows.map((row) => [row.id, row]));
    return ids.flatMap((id) => byId.get(id) ?? []);
  }

  return {
    byIds,

    /** Newest first; with a keyword best first. */
    async list(filter: BuyerPostFilter, page: PageRequest): Promise<Page<BuyerPostRow>> {
      const conditions: (SQL | undefined)[] = [
        isPublic,
        filter.id === undefined ? undefined : eq(buyerPosts.id, filter.id),
        filter.publishTypes.length > 0 ? inArray(buyerPosts.publishType, filter.publishTypes) : undefined,
        filter.purchaseTypes.length > 0
          ? arrayOverlaps(buyerPosts.purchaseTypes, filter.purchaseTypes)
          : undefined,
      ];
      const where = and(...conditions) ?? isPublic;
      if (filter.keyword.trim() !== '') {
        const searchable = {
          table: buyerPosts,
          id: buyerPosts.id,
          vector: buyerPosts.search,
          order: sql.join(newestFirst, sql`, `),
        };
        const found = await searchIds(database, searchable, filter.keyword, where, page);
        return { ...found, records: await byIds(found.records) };
      }
      const orm = database.orm();
      const [records, total] = await Promise.all([
        orm
          .select(columns)
          .from(buyerPosts)
          .where(where)
          .orderBy(...newestFirst)
          .offset(page.offset)
          .limit(page.limit),
        orm.$count(buyerPosts, where),
      ]);
      return { records, total, totalIsEstimate: false };
    },
  };
}
