import type { FastifyPluginAsync } from 'fastify';
import type { Core } from '../../core.ts';
import { dayAfter, dayOf } from '../../http/day-range.ts';
import type { PeriodicJob } from '../../repeatedly.ts';
import { keyUse } from './lease.ts';
import { USAGE_DAYS } from './limits.ts';
import { keyRoutes } from './routes.ts';
import { isKey } from './secret.ts';
import { keyService } from './service.ts';
import { keyStore } from './store.ts';

export { ApiKey, UsageQuery } from './contract.ts';
export { type KeptKeys, keptKeyRoutes } from './kept-routes.ts';
export type { KeyService, OnKeyChange } from './service.ts';
export { ownKeys } from './personal-data.ts';

/** How often usage is removed that is too old. */
const SWEEP_MS = 60 * 60_000;

/** Keys by which programs of partners and companies read. */
export function createApiKeys({ database, live, realTime: now, recordTime }: Core) {
  const store = keyStore(database);
  const times = { now, recordTime };
  const use = keyUse({ ...times, store });
  const routes: FastifyPluginAsync = async (app) => {
    await app.register(keyRoutes, { use });
  };
  const sweep = () => store.sweepUsage(dayAfter(dayOf(recordTime()), -USAGE_DAYS));
  const jobs: PeriodicJob[] = [{ name: 'removing old usage of keys', everyMs: SWEEP_MS, run: sweep }];
  return {
    routes,
    jobs,
    keys: keyService({ ...times, database, store, live }),
    isKey,
    accountOf: use.accountOf,
  };
}
