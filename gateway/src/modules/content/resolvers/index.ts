import { ContactCard, contactQueries, Linkage } from './contact.ts';
import { documentQueries, ProcessStep, SiteDocument, SiteDocumentPage } from './document.ts';
import { Edition, EditionAddresses, editionQueries } from './edition.ts';
import { NewsArticle, NewsArticlePage, newsQueries } from './news.ts';
import { Banner, pageContentQueries } from './page-content.ts';
import { Hotel, PageBlock, pageQueries, TrafficItem } from './pages.ts';
import { subscriptionMutations } from './subscription.ts';

/** News, banners, pages, contacts, the edition, subscriptions. */
export const contentResolvers = {
  Query: {
    ...newsQueries,
    ...pageContentQueries,
    ...editionQueries,
    ...contactQueries,
    ...pageQueries,
    ...documentQueries,
  },
  Mutation: subscriptionMutations,
  NewsArticle,
  NewsArticlePage,
  Banner,
  ContactCard,
  Linkage,
  PageBlock,
  TrafficItem,
  Hotel,
  SiteDocument,
  SiteDocumentPage,
  ProcessStep,
  Edition,
  EditionAddresses,
};
