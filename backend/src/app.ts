import { createMetrics } from '@wirefair/service-kit/metrics';
import { createCore, type CoreParts } from './core.ts';
import { serveDemoFiles } from './demo/files.ts';
import { keptPicture } from './demo/kept-picture.ts';
import { demoStaff } from './demo/staff.ts';
import { poolMetrics } from './db/pool-metrics.ts';
import { replicaWatch } from './db/replicas/watch.ts';
import { indexUpkeep } from './fulltext/upkeep.ts';
import type { Domain } from './domain.ts';
import { createServer, type ServerParts } from './http/create-server.ts';
import { jobRetention, longWork } from './jobs/index.ts';
import { publicChangeRoutes } from './live/public-changes.ts';
import { wakesOf } from './live/wakes.ts';
import { createApiKeys } from './modules/api-keys/index.ts';
import { createBulkExports } from './modules/bulk-exports/index.ts';
import { createCatalogue } from './modules/catalogue/index.ts';
import { createChanges } from './modules/changes/index.ts';
import { createConsultations } from './modules/consultations/index.ts';
import { createContent } from './modules/content/index.ts';
import { createCoupons } from './modules/coupons/index.ts';
import { createEvents } from './modules/events/index.ts';
import { createExhibiting, type OutsideSettings } from './modules/exhibiting/index.ts';
import { createFavourites } from './modules/favourites/index.ts';
import { createGroups } from './modules/groups/index.ts';
import { createIdentity } from './modules/identity/index.ts';
import { createInvitations } from './modules/invitations/index.ts';
import {
  createOrganiser,
  firstCheckIns,
  partnerContacts,
  type ProviderSettings,
} from './modules/organiser/index.ts';
import { createRegistration } from './modules/registration/index.ts';
import { createSourcing } from './modules/sourcing/index.ts';
import { type BounceSettings, createMailbox } from './outbox/index.ts';
import type { PeriodicJob } from './repeatedly.ts';
import { createRetention } from './retention/index.ts';
import { createWebhooks } from './modules/webhooks/index.ts';
import { createUploads } from './uploads/create.ts';
import { loadWebPicture } from './uploads/index.ts';

export interface AppParts extends CoreParts, ServerParts {
  /** Loads a picture from a web address; another than the Internet's in tests. */
  loadPicture?: (address: string) => Promise<Buffer>;
  /** Who administers where nobody does yet. */
  organiserEmail?: string | undefined;
  /** For how many days changes of public records are told; 90 by default. */
  changeDays?: number | undefined;
  /** For how many days what is kept, like `audit=off,scans=90`; by the rules' defaults where it does not say. */
  retentionDays?: string | undefined;
  /** Origins of webhooks that are called whatever they are, like http://127.0.0.1:9000; none by default. */
  allowedReceivers?: readonly string[] | undefined;
  /** Where letters are returned to; nowhere by default. */
  bounces?: BounceSettings | undefined;
  /** The identity provider that the staff may sign in by; none by default. */
  identityProvider?: ProviderSettings | undefined;
  /** What services outside need to know us by. */
  outside?: OutsideSettings;
}

/**
 * Builds the service without listening, so that tests can call it in memory. Nothing runs by itself yet: the caller starts
 * the periodic jobs by `startJobs`, and stops them before it closes the database.
 */
export async function buildApp(parts: AppParts) {
  const { organiserEmail, outside = {}, loadPicture = loadWebPicture } = parts;
  const metrics = parts.metrics ?? createMetrics();
  const app = await createServer({ ...parts, metrics });
  const core = createCore({ ...parts, metrics }, app.log);
  poolMetrics(metrics, core.database);
  // Not before: the start of a service keeps the thread busy for so long that connecting would time out.
  app.addHook('onReady', () => core.live.start());
  app.addHook('onClose', () => core.live.close());

  const content = createContent(core);
  const apiKeys = createApiKeys(core);
  const { keys, requirePartner } = apiKeys;
  const identity = createIdentity(core, { keys: apiKeys });
  const changes = createChanges(core, parts);
  const { allowedReceivers } = parts;
  const webhooks = createWebhooks(core, {
    keys: apiKeys,
    changes: changes.log,
    contacts: partnerContacts(core.database),
    allowedReceivers,
  });
  const bulkExports = createBulkExports(core, { keys: apiKeys, changes: changes.log });
  const organiser = createOrganiser(core, {
    identity,
    content,
    keys,
    requirePartner,
    webhooks: webhooks.webhooks,
    changes: changes.log,
    bulkExports,
    retention: { status: () => retention.status() },
    provider: parts.identityProvider,
    demoStaff,
  });
  const consultations = createConsultations(core, { identity });
  const registration = createRegistration(core, {
    identity,
    content,
    checkedIn: firstCheckIns(core.database),
  });
  const coupons = createCoupons(core, { identity, registration });
  const invitations = createInvitations(core, { identity, content, registration });
  const pictureOf = keptPicture(core);
  const domains: Domain[] = [
    createCatalogue(core),
    changes,
    webhooks,
    bulkExports,
    createSourcing(core, { identity }),
    content,
    apiKeys,
    identity,
    organiser,
    createFavourites(core, { identity }),
    consultations,
    createEvents(core, { identity }),
    registration,
    createExhibiting(core, { identity, content, invitations, keys, outside, loadPicture, pictureOf }),
    coupons,
    invitations,
    createGroups(core, { identity, content, registration }),
    createUploads(core, { identity, organiser, consultations }),
    createMailbox(core, { bounces: parts.bounces }),
  ];

  serveDemoFiles(app);
  await app.register(publicChangeRoutes, core);
  for (const { routes } of domains) await app.register(routes);
  if (!core.demoEdition && organiserEmail !== undefined)
    await organiser.members.ensureAdministrator(organiserEmail);
  const retention = createRetention({
    ...core,
    rules: [...domains.flatMap((domain) => domain.retention ?? []), jobRetention(core)],
    setting: parts.retentionDays ?? '',
  });
  const { replicas } = core.database;
  const index = indexUpkeep(
    core.database,
    domains.flatMap((domain) => domain.searched ?? []),
  );
  const jobs: PeriodicJob[] = [
    ...domains.flatMap((domain) => domain.jobs ?? []),
    retention.job,
    index.job,
    longWork(core.jobs),
    ...(replicas ? [replicaWatch(replicas, app.log)] : []),
  ];
  return { app, jobs, retention, index, wakes: wakesOf(core.live) };
}
