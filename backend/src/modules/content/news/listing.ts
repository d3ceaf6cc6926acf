import { and, eq, gte, type SQL, sql } from 'drizzle-orm';
import type { Clock } from '../../../clock/clock.ts';
import { anyOf } from '../../../db/any-of.ts';
import type { Database } from '../../../db/database.ts';
import { keysetCount, keysetIds, type KeysetTable } from '../../../db/keyset.ts';
import { keywordCondition } from '../../../fulltext/keyword-condition.ts';
import { sinceOf, type CursorPage, type RecordCount } from '../../../http/cursor-page.ts';
import { isStorable, splitIds } from '../../../http/ids.ts';
import type { Article } from '../contract.ts';
import { contentStore } from '../store.ts';
import { articleChangedAt, articles } from '../tables.ts';
import type { NewsFilter, NewsListingQuery, newsOrders } from './listing-contract.ts';
import { isPublic } from './published.ts';
import { kindOfCategory, toArticle } from './records.ts';

const newsTable: KeysetTable<(typeof newsOrders)[number]> = {
  table: articles,
  id: articles.id,
  orders: {
    id: { column: articles.id, type: 'id' },
    createTime: { column: articles.createdAt, type: 'instant' },
    updateTime: { column: articleChangedAt(articles), type: 'instant' },
  },
};

function isOfCategory(categoryId: NewsFilter['categoryId']): SQL | undefined {
  if (categoryId === '') return undefined;
  if (categoryId === 'exhibitor') return eq(articles.kind, 'exhibitor');
  return eq(articles.kind, kindOfCategory[categoryId]);
}

function isOfCompany(companyId: string): SQL | undefined {
  if (companyId === '') return undefined;
  return isStorable(companyId) ? eq(articles.exhibitorId, companyId) : sql`false`;
}

/** Which entries a list has of those that are on the site at an instant. */
function newsWhere({ ids, keyword, categoryId, companyId, updatedSince }: NewsFilter, now: Date): SQL {
  const since = sinceOf(updatedSince);
  return (
    and(
      isPublic(now),
      ids === undefined ? undefined : anyOf(articles.id, splitIds(ids)),
      keywordCondition(articles.search, keyword),
      isOfCategory(categoryId),
      isOfCompany(companyId),
      since && gte(articleChangedAt(articles), since),
    ) ?? isPublic(now)
  );
}

/** Lists of all news entries that are on the site, the show's and the exhibitors', read by cursor. */
export function newsListing(database: Database, clock: Clock) {
  const store = contentStore(database);
  return {
    /** @throws Refusal 400 for a cursor of another list */
    async articles(query: NewsListingQuery): Promise<CursorPage<Article>> {
      const ids = await keysetIds(database, newsTable, { ...query, where: newsWhere(query, clock.now()) });
      return { ...ids, records: (await store.articlesByIds(ids.records)).map(toArticle) };
    },
    articleCount: (filter: NewsFilter): Promise<RecordCount> =>
      keysetCount(database, newsTable, newsWhere(filter, clock.now())),
  };
}
