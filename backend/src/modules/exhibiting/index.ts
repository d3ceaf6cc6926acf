import type { FastifyInstance, FastifyPluginAsync } from 'fastify';
import type { Core } from '../../core.ts';
import { pictureKeeper } from '../../uploads/index.ts';
import type { KeyService } from '../api-keys/index.ts';
import { catalogueLookup } from '../catalogue/index.ts';
import { companyThreads } from '../consultations/index.ts';
import { companyNews, type Content } from '../content/index.ts';
import type { Identity } from '../identity/index.ts';
import type { Invitations } from '../invitations/index.ts';
import { sourcingLookup } from '../sourcing/index.ts';
import { advertisingRoutes } from './advertising/routes.ts';
import { articleRoutes } from './articles/routes.ts';
import { badgeNumberRetention } from './badges/retention.ts';
import { badgeRoutes } from './badges/routes.ts';
import { billingRoutes } from './billing/routes.ts';
import { boothApplicationRoutes } from './booth-application/routes.ts';
import { companyRoutes } from './company/routes.ts';
import { exhibitListRetention } from './exhibit-import/retention.ts';
import { exhibitImportRoutes } from './exhibit-import/routes.ts';
import { exhibitRoutes } from './exhibits/routes.ts';
import { exhibitService } from './exhibits/service.ts';
import { journalRoutes } from './journal/routes.ts';
import { companyKeyRoutes } from './keys/routes.ts';
import { leadRoutes } from './leads/routes.ts';
import { serviceRoutes } from './services/routes.ts';
import { outsideRoutes } from './outside/routes.ts';
import type { OutsideSettings } from './outside/settings.ts';
import { buyerPairingRoutes } from './pairing/buyer-routes.ts';
import { pairingRoutes } from './pairing/routes.ts';
import { posterRoutes } from './posters/routes.ts';

export { advertisingCollections } from './advertising/collections.ts';
export { boothApplicationCollections } from './booth-application/collections.ts';
export { serviceCollections } from './services/collections.ts';
export { accountLetter } from './account-letter.ts';
export { badgeQuota } from './badges/quota.ts';
export { boothKinds } from './company/messages.ts';
export { exhibitingCompanyData, ownApplications, ownExhibitLists, ownSharing } from './personal-data.ts';
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
export { codesByName, exampleOf, type Leaf } from './exhibit-import/columns.ts';

interface Dependencies {
  identity: Pick<Identity, 'guard' | 'pictures' | 'proofs' | 'exhibitors' | 'reachOf' | 'emailsOf'>;
  content: Pick<Content, 'edition'>;
  invitations: Pick<Invitations, 'linkOf'>;
  /** Keys by which programs read for a company. */
  keys: KeyService;
  /** What services outside know this one by. */
  outside: OutsideSettings;
  /** Loads the picture that stands at a web address; fails where nothing comes. */
  loadPicture: (address: string) => Promise<Buffer>;
  /** A public picture that this service keeps; undefined for any other address. */
  pictureOf: (address: string) => Promise<Buffer | undefined>;
}

/** What exhibitors prepare for the show, from the booth application on. */
export function createExhibiting(core: Core, dependencies: Dependencies) {
  const { identity, content, invitations, keys, outside, loadPicture, pictureOf } = dependencies;
  const { guard, pictures, proofs, reachOf, emailsOf, exhibitors: accounts } = identity;
  const addressees = { guard, pictures, proofs, reachOf, emailsOf, accounts };
  const { edition } = content;
  const { linkOf } = invitations;
  const parts = { ...core, ...addressees, edition, linkOf, keys, outside, loadPicture, pictureOf };
  const routes: FastifyPluginAsync = (app) => registerAll(app, parts);
  return { routes, retention: [badgeNumberRetention(core), exhibitListRetention(core)] };
}

type ExhibitingParts = Core &
  Omit<Dependencies, 'identity' | 'content' | 'invitations'> &
  Pick<Content, 'edition'> &
  Pick<Invitations, 'linkOf'> &
  Pick<Identity, 'guard' | 'pictures' | 'proofs' | 'reachOf' | 'emailsOf'> & {
    accounts: Identity['exhibitors'];
  };

async function registerAll(app: FastifyInstance, parts: ExhibitingParts): Promise<void> {
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
  await app.register(companyKeyRoutes, parts);
  await app.register(outsideRoutes, parts);
  const { clock, live, messages, emailsOf, site } = parts;
  const matching = {
    ...parts,
    sourcing: sourcingLookup(database),
    threads: companyThreads({
      database,
      clock,
      messages,
      emailsOf,
      site,
      publish: (event) => live.publish(event),
    }),
  };
  await app.register(pairingRoutes, matching);
  await app.register(buyerPairingRoutes, matching);
}
