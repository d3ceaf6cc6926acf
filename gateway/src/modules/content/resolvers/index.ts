import { Edition, EditionAddresses, editionQueries } from './edition.ts';
import { NewsArticle, NewsArticlePage, newsQueries } from './news.ts';
import { Banner, pageContentQueries } from './page-content.ts';
import { subscriptionMutations } from './subscription.ts';

/** News, banners, page texts, the edition, subscriptions. */
export const contentResolvers = {
  Query: { ...newsQueries, ...pageContentQueries, ...editionQueries },
  Mutation: subscriptionMutations,
  NewsArticle,
  NewsArticlePage,
  Banner,
  Edition,
  EditionAddresses,
};
