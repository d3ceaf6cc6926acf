import type { FastifyPluginAsync } from 'fastify';
import type { Clock } from '../../clock/clock.ts';
import type { Database } from '../../db/database.ts';
import type { Limits } from '../../limits/limits.ts';
import type { Live } from '../../live/live.ts';
import type { Outbox } from '../../outbox/index.ts';
import type { Review } from '../../review/index.ts';
import { pictureKeeper, type UploadStorage } from '../../uploads/index.ts';
import { catalogueLookup } from '../catalogue/index.ts';
import { companyThreads } from '../consultations/index.ts';
import { companyNews, type EditionSettings } from '../content/index.ts';
import { sourcingLookup } from '../sourcing/index.ts';
import type { Addressees, ExhibitorAccounts, Guard, Proofs, Reach } from '../identity/index.ts';
import { advertisingRoutes } from './advertising/routes.ts';
import { articleRoutes } from './articles/routes.ts';
import { badgeRoutes } from './badges/routes.ts';
import { billingRoutes } from './billing/routes.ts';
import { boothApplicationRoutes } from './booth-application/routes.ts';
import { companyRoutes } from './company/routes.ts';
import { exhibitImportRoutes } from './exhibit-import/routes.ts';
import { exhibitRoutes } from './exhibits/routes.ts';
import { exhibitService } from './exhibits/service.ts';
import { journalRoutes } from './journal/routes.ts';
import { leadRoutes } from './leads/routes.ts';
import { serviceRoutes } from './services/routes.ts';
import { outsideRoutes } from './outside/routes.ts';
import type { OutsideSettings } from './outside/settings.ts';
import { posterRoutes } from './posters/routes.ts';

export { advertisingCollections } from './advertising/collections.ts';
export { boothApplicationCollections } from './booth-application/collections.ts';
export { serviceCollections } from './services/collections.ts';
export { accountLetter } from './account-letter.ts';
export { badgeQuota } from './badges/quota.ts';
export { boothKinds } from './company/messages.ts';
export { exhibitingHoldings, ownApplications, ownSharing } from './holdings.ts';
export { exhibitingExports } from './exports.ts';
export type { OutsideSettings } from './outside/settings.ts';
export { mobileIn } from './booth-application/rules.ts';
export {
  LONGEST_BOOTH_NUMBER,
  readBoothArea,
  readBoothNumber,
  readTerms as readBooth,
} from './booth-application/terms.ts';
export { longest as longestCompanyTexts } from './company/contract.ts';
export { phoneOf, textOf as companyTextOf, websiteOf } from './company/rules.ts';
export { codesByName, type Leaf } from './exhibit-import/columns.ts';
import { buyerPairingRoutes } from './pairing/buyer-routes.ts';
import { pairingRoutes } from './pairing/routes.ts';

export interface ExhibitingParts {
  database: Database;
  clock: Clock;
  review: Review;
  limits: Limits;
  live: Live;
  messages: Outbox;
  storage: UploadStorage;
  /** Loads the picture that stands at a web address; fails where nothing comes. */
  loadPicture: (address: string) => Promise<Buffer>;
  guard: Guard;
  proofs: Proofs;
  accounts: ExhibitorAccounts;
  /** How an account is reached; undefined when it is gone. */
  reachOf: (accountId: string) => Promise<Reach | undefined>;
  /** E-mail addresses of everybody who speaks for a company. */
  emailsOf: (who: Addressees) => Promise<string[]>;
  edition: () => Promise<EditionSettings>;
  /** After how many seconds the demo decides by itself; null where people review. */
  demoReviewSeconds: number | null;
  /** Address of the site for links, like https://fair.example/d. */
  site: string;
  /** What services outside know this one by. */
  outside: OutsideSettings;
  /** The real time, for what runs out elsewhere. */
  realTime: () => Date;
  /** The address that an account passes on with a poster's template, from 1. */
  linkOf: (accountId: string, template: number) => Promise<string>;
  /** A public picture that this service keeps; undefined for any other address. */
  pictureOf: (address: string) => Promise<Buffer | undefined>;
}

/** The calls of what exhibitors prepare for the show, from the booth application on. */
export const exhibitingRoutes: FastifyPluginAsync<ExhibitingParts> = async (app, parts) => {
  const { database } = parts;
  await app.register(boothApplicationRoutes, parts);
  await app.register(companyRoutes, parts);
  const exhibits = exhibitService(parts);
  await app.register(exhibitRoutes, { ...parts, service: exhibits });
  await app.register(exhibitImportRoutes, { ...parts, exhibits, keepPictures: pictureKeeper(parts) });
  await app.register(articleRoutes, { ...parts, news: companyNews(database) });
  await app.register(journalRoutes, { ...parts, catalogue: catalogueLookup(database) });
  await app.register(badgeRoutes, parts);
  await app.register(advertisingRoutes, parts);
  await app.register(serviceRoutes, parts);
  await app.register(billingRoutes, parts);
  await app.register(posterRoutes, parts);
  await app.register(leadRoutes, parts);
  await app.register(outsideRoutes, parts);
  const { clock, live, messages, emailsOf } = parts;
  const matching = {
    ...parts,
    sourcing: sourcingLookup(database),
    threads: companyThreads({
      database,
      clock,
      messages,
      emailsOf,
      publish: (event) => live.publish(event),
    }),
  };
  await app.register(pairingRoutes, matching);
  await app.register(buyerPairingRoutes, matching);
};
