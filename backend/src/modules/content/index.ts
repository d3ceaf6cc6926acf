import type { Database } from '../../db/database.ts';
import type { EditionSettings } from './contract.ts';
import { shownSettings, withDefaults } from './edition-settings.ts';
import { contentStore } from './store.ts';

export { contentCollections } from './collections.ts';
export { contentHoldings, ownSubscriptions } from './holdings.ts';
export { subscriptionExports } from './exports.ts';
export { companyNews, type CompanyNewsDesk } from './company-news.ts';
export { homeBanners, type HomeBannerRow, type HomeBannerValues } from './home-banners.ts';
export {
  showNews,
  type ShowNewsKind,
  type ShowNewsRow,
  type ShowNewsStage,
  type ShowNewsValues,
} from './show-news.ts';
export type { EditionSettings, KeptSettings } from './contract.ts';
export type { DocumentKind } from './document-contract.ts';

export { editionDesk, type EditionDesk, type KeptEdition } from './edition-desk.ts';
export { isBoothApplicationOpen } from './edition-settings.ts';

export { reviseSite } from './site-revision.ts';

/** Reads what the site shows of the edition in force: names, dates, deadlines, the addresses that are used. */
export function editionSettings(database: Database) {
  const store = contentStore(database);
  return async (): Promise<EditionSettings> => shownSettings(withDefaults(await store.edition()));
}
