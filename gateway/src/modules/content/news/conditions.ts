import type {
  NewsArticleConditions,
  NewsArticleOrder,
  NewsSource,
} from '../../../schema/resolvers.generated.ts';
import { idsText, sinceText } from '../../shared/index.ts';
import type { NewsListing } from './source.ts';

/** Orders by the names of the REST contract. */
export const orders = {
  ID: 'id',
  CREATED_AT: 'createTime',
  UPDATED_AT: 'updateTime',
} as const satisfies Record<NewsArticleOrder, string>;

/** Lists of news by the names of the REST contract. */
const categories = {
  SHOW: 'C01A01',
  TRADE: 'C01A02',
  EXHIBITORS: 'exhibitor',
} as const satisfies Record<NewsSource, string>;

/** Conditions by the names of the REST contract. */
export const newsConditions = (filter: NewsArticleConditions): NewsListing => ({
  ids: idsText(filter.ids),
  keyword: filter.keyword?.trim(),
  categoryId: filter.source ? categories[filter.source] : undefined,
  companyId: filter.exhibitorId ?? undefined,
  updatedSince: sinceText(filter.updatedSince),
});
