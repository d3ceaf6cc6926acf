import type { FastifyPluginAsync } from 'fastify';
import type { Core } from '../../core.ts';
import { SWEEP_MS } from '../../domain.ts';
import type { PeriodicJob } from '../../repeatedly.ts';
import type { ApiKeys } from '../api-keys/index.ts';
import type { ChangeLog } from '../changes/index.ts';
import { serveBulkExports } from './download.ts';
import { exportRemoval } from './removal.ts';
import { exportRoutes } from './routes.ts';
import { exportService } from './service.ts';
import { exportStore } from './store.ts';
import { exportWork } from './work.ts';
import { exportWorkRoutes } from './work-routes.ts';

export { cancelAllExports } from './cancel-all.ts';
export { PartnerExport } from './contract.ts';

interface Dependencies {
  keys: Pick<ApiKeys, 'requirePartner' | 'scopesOf'>;
  changes: Pick<ChangeLog, 'cursor'>;
}

/** Files of public records that partners ask for, and that gateways make. */
export function createBulkExports(core: Core, { keys, changes }: Dependencies) {
  const { database, storage, seal, realTime: now, log } = core;
  const store = exportStore(database);
  const removal = exportRemoval({ database, store, storage, now, log });
  const service = exportService({ ...core, now, store, removal, cursor: () => changes.cursor() });
  const work = exportWork({ ...core, now, store, removal, keys });
  const routes: FastifyPluginAsync = async (app) => {
    await app.register(exportRoutes, {
      service,
      requirePartner: (request) => keys.requirePartner(request),
    });
    await app.register(exportWorkRoutes, { work });
    serveBulkExports(app, { store, storage, seal, now });
  };
  const jobs: PeriodicJob[] = [
    { name: 'removing exports that have run out', everyMs: SWEEP_MS, run: removal.sweep },
  ];
  return {
    routes,
    jobs,
    /** Exports of a partner that have not run out, newest first, as the organiser sees them. */
    listOf: (partnerId: string) => service.listOf(partnerId),
    /** Inside the transaction that forgets a person: ends all exports that hold what people have written. */
    forgetPeople: () => removal.forgetPeople(),
    /** Before a partner is removed: removes its exports with their files. */
    removeOfPartner: (id: string) => removal.removeOfPartner(id),
  };
}

export type BulkExports = ReturnType<typeof createBulkExports>;
