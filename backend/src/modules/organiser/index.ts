import type { FastifyPluginAsync, FastifyRequest } from 'fastify';
import type { Core } from '../../core.ts';
import { SWEEP_MS } from '../../domain.ts';
import type { PeriodicJob } from '../../repeatedly.ts';
import type { Retention } from '../../retention/index.ts';
import type { ActingPartner, KeyScope, KeyService } from '../api-keys/index.ts';
import type { BulkExports } from '../bulk-exports/index.ts';
import type { ChangeLog } from '../changes/index.ts';
import type { Identity } from '../identity/index.ts';
import type { WebhookService } from '../webhooks/index.ts';
import { auditRoutes } from './audit/routes.ts';
import { companyRoutes } from './companies/index.ts';
import { createServices, type ServiceDependencies } from './services.ts';
import { doorRoutes } from './door/index.ts';
import { editionRoutes } from './edition/routes.ts';
import { exhibitorImportRoutes } from './exhibitor-import/index.ts';
import { exhibitorUpsertRoutes } from './exhibitor-upsert/index.ts';
import { exportRoutes } from './exports/routes.ts';
import { bannerRoutes } from './managed-news/banner-routes.ts';
import { newsRoutes } from './managed-news/routes.ts';
import { numbersRoutes } from './numbers/routes.ts';
import { operationsRoutes } from './operations/routes.ts';
import { createConsoleCore } from './console-core.ts';
import { partnerRoutes } from './partners/routes.ts';
import { ownDataRoutes } from './people/own-data-routes.ts';
import { peopleRoutes } from './people/routes.ts';
import { organiserRetention } from './retention.ts';
import { reviewRoutes } from './reviews/routes.ts';
import { siteContentRoutes } from './site-content/index.ts';
import { demoStaffRoutes, type DemoStaffMember } from './staff/demo-routes.ts';
import type { ProviderSettings } from './staff/provider/settings.ts';
import { staffRoutes } from './staff/routes.ts';

export { firstCheckIns } from './door/index.ts';
export { partnerContacts } from './partners/contacts.ts';
export { endStaffSessions } from './staff/end-all.ts';
export type { ProviderSettings } from './staff/provider/settings.ts';
export { sealStaffSecrets } from './staff/seal-secrets.ts';

interface Dependencies extends ServiceDependencies {
  identity: Pick<Identity, 'exhibitors' | 'guard' | 'deletionProofs'>;
  /** Keys of partners. */
  keys: KeyService;
  /** Webhooks of partners. */
  webhooks: WebhookService;
  /** The log of changes that keys of partners follow. */
  changes: Pick<ChangeLog, 'unread'>;
  /** Exports that partners have asked for. */
  bulkExports: Pick<BulkExports, 'forgetPeople' | 'listOf' | 'removeOfPartner'>;
  /** The partner in whose name a program makes a call. @throws Refusal for whoever may not */
  requirePartner: (request: FastifyRequest, scope?: KeyScope) => Promise<ActingPartner>;
  /** What is not kept for ever; asked only when somebody looks, for it knows the rules of all domains. */
  retention: Pick<Retention, 'status'>;
  /** The identity provider that the staff may sign in by; undefined where there is none. */
  provider: ProviderSettings | undefined;
  /** Who works for a demo's organiser; read in a demo only. */
  demoStaff: () => readonly DemoStaffMember[];
}

/** How often decisions and entries are carried out whose moment has come, while some wait. */
const SETTLE_MS = 1000;

/** The organiser's console: who works there, what they may do, and all that they do. */
export function createOrganiser(core: Core, dependencies: Dependencies) {
  const consoleCore = createConsoleCore(core, dependencies.identity.guard, dependencies.provider);
  const services = createServices(core, consoleCore, dependencies);
  const { guard, members, reviews } = consoleCore;
  const { keys, webhooks, changes, bulkExports, retention } = dependencies;

  const routes: FastifyPluginAsync = async (app) => {
    const { realTime, recordTime } = core;
    const parts = { ...core, ...consoleCore, ...services, now: recordTime };
    await app.register(staffRoutes, parts);
    await app.register(auditRoutes, parts);
    await app.register(reviewRoutes, parts);
    await app.register(editionRoutes, parts);
    await app.register(doorRoutes, parts);
    await app.register(companyRoutes, parts);
    await app.register(newsRoutes, parts);
    await app.register(bannerRoutes, parts);
    await app.register(siteContentRoutes, parts);
    await app.register(exhibitorImportRoutes, parts);
    await app.register(exhibitorUpsertRoutes, { ...parts, requirePartner: dependencies.requirePartner });
    await app.register(exportRoutes, parts);
    await app.register(numbersRoutes, parts);
    await app.register(partnerRoutes, { ...parts, keys, webhooks, changes, exports: bulkExports });
    await app.register(operationsRoutes, { ...parts, retention });
    await app.register(peopleRoutes, { ...parts, now: realTime });
    await app.register(ownDataRoutes, { ...services, guard: dependencies.identity.guard, now: realTime });
    if (core.demoEdition)
      await app.register(demoStaffRoutes, { now: realTime, people: dependencies.demoStaff() });
  };

  const jobs: PeriodicJob[] = [
    {
      name: 'carrying out decisions',
      everyMs: SETTLE_MS,
      wokenBy: ['review_claim', 'review_hold'],
      run: () => reviews.settle(),
    },
    {
      name: 'publishing what is due',
      everyMs: SETTLE_MS,
      wokenBy: ['content_draft'],
      run: services.content.carryOut,
    },
    { name: 'removing ended sessions of the staff', everyMs: SWEEP_MS, run: consoleCore.sweep },
  ];
  return { routes, jobs, retention: organiserRetention(core, services.people.retention), guard, members };
}

export type Organiser = ReturnType<typeof createOrganiser>;
