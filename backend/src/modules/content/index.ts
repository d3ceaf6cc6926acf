import type { FastifyPluginAsync } from 'fastify';
import type { Core } from '../../core.ts';
import type { Database } from '../../db/database.ts';
import { contactRoutes } from './contacts/routes.ts';
import type { EditionSettings } from './contract.ts';
import { indexedDocuments } from './documents/document-vector.ts';
import { documentRoutes } from './documents/routes.ts';
import { shownSettings, withDefaults } from './edition/settings.ts';
import { indexedArticles } from './news/article-vector.ts';
import { pageRoutes } from './pages/routes.ts';
import { contentRoutes } from './routes.ts';
import { contentStore, type EditionRevision } from './store.ts';
import { subscriptionRoutes } from './newsletter/routes.ts';

export { contentCollections } from './collections.ts';
export { contentCompanyData, ownSubscriptions } from './personal-data.ts';
export { subscriptionExports } from './exports.ts';
export { companyNews, type CompanyNews } from './news/company-news.ts';
export { homeBanners, type HomeBannerRow, type HomeBannerValues } from './home-banners.ts';
export { showNews, type ShowNewsRow, type ShowNewsValues } from './news/show-news.ts';
export type { ShowNewsKind, ShowNewsStage } from './news/show-news-state.ts';
export type { EditionSettings, KeptSettings } from './contract.ts';
export type { EditionRevision } from './store.ts';
export type { DocumentKind } from './documents/contract.ts';

export { managedEditions, type ManagedEditions, type KeptEdition } from './edition/managed-editions.ts';
export { endedShow } from './edition/ended-show.ts';
export { isBoothApplicationOpen } from './edition/settings.ts';

export { newsThatAppear, nextAppearance } from './news/published.ts';
export { reviseSite } from './site-revision.ts';

/** Reads what the site shows of the edition in force: names, dates, deadlines, the addresses that are used. */
export function editionSettings(database: Database) {
  const store = contentStore(database);
  return async (): Promise<EditionSettings> => shownSettings(withDefaults(await store.edition()));
}

/** The site's content: news, banners, pages, contacts, documents, the edition, subscriptions. */
export function createContent(core: Core) {
  const routes: FastifyPluginAsync = async (app) => {
    await app.register(contentRoutes, core);
    await app.register(subscriptionRoutes, core);
    await app.register(contactRoutes, core);
    await app.register(pageRoutes, core);
    await app.register(documentRoutes, core);
  };
  return {
    routes,
    searched: [indexedArticles(core.database), indexedDocuments(core.database)],
    /** What the site shows of the edition in force. */
    edition: editionSettings(core.database),
    /** How often and when its settings have changed. */
    editionRevision: async (): Promise<EditionRevision> =>
      (await contentStore(core.database).editionRevision()) ?? { revision: 0, changedAt: null },
  };
}

export type Content = ReturnType<typeof createContent>;
