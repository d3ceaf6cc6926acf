import { and, arrayOverlaps, inArray, type SQL, sql } from 'drizzle-orm';
import { anyOf } from '../../../db/any-of.ts';
import type { Database } from '../../../db/database.ts';
import { keysetCount, keysetIds, type KeysetTable } from '../../../db/keyset.ts';
import { keywordCondition } from '../../../fulltext/keyword-condition.ts';
import { sinceOf, type CursorPage, type RecordCount } from '../../../http/cursor-page.ts';
import { splitIds } from '../../../http/ids.ts';
import type { Language } from '../../../http/language.ts';
import type { Post } from '../contract.ts';
import { toPost } from '../records.ts';
import { buyerPostStore, isPublic } from '../store.ts';
import { buyerPosts, changedAt } from '../tables.ts';
import type { PostFilter, PostListingQuery, postOrders } from './contract.ts';

const postTable: KeysetTable<(typeof postOrders)[number]> = {
  table: buyerPosts,
  id: buyerPosts.id,
  base: isPublic,
  orders: {
    id: { column: buyerPosts.id, type: 'id' },
    createTime: { column: buyerPosts.createdAt, type: 'instant' },
    updateTime: { column: changedAt(buyerPosts), type: 'instant' },
  },
};

const numbers = (list: string): number[] => list.split(',').map(Number);

/** Which of the public requests a list has; undefined for all. */
function postsWhere({ ids, keyword, type, postsClassify, updatedSince }: PostFilter): SQL | undefined {
  const since = sinceOf(updatedSince);
  return and(
    ids === undefined ? undefined : anyOf(buyerPosts.id, splitIds(ids)),
    keywordCondition(buyerPosts.search, keyword),
    type === '' ? undefined : inArray(buyerPosts.publishType, numbers(type)),
    postsClassify === '' ? undefined : arrayOverlaps(buyerPosts.purchaseTypes, numbers(postsClassify)),
    since && sql`${changedAt(buyerPosts)} >= ${since.toISOString()}::timestamptz`,
  );
}

/** Lists of all public purchasing requests, read by cursor. */
export function postListing(database: Database) {
  const store = buyerPostStore(database);
  return {
    /** @throws Refusal 400 for a cursor of another list */
    async posts(query: PostListingQuery, language: Language): Promise<CursorPage<Post>> {
      const ids = await keysetIds(database, postTable, { ...query, where: postsWhere(query) });
      const rows = await store.byIds(ids.records);
      return { ...ids, records: rows.map((row) => toPost(row, language)) };
    },
    postCount: (filter: PostFilter): Promise<RecordCount> =>
      keysetCount(database, postTable, postsWhere(filter)),
  };
}
