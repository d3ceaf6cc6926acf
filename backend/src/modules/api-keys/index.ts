import type { FastifyPluginAsync, FastifyRequest } from 'fastify';
import type { Core } from '../../core.ts';
import { dayAfter, dayOf } from '../../http/day-range.ts';
import type { PeriodicJob } from '../../repeatedly.ts';
import { tokenOf } from '../identity/index.ts';
import { type ActingPartner, keyUse } from './lease.ts';
import { USAGE_DAYS } from './limits.ts';
import { keyRoutes } from './routes.ts';
import type { KeyScope } from './scopes.ts';
import { isKey } from './secret.ts';
import { keyService } from './service.ts';
import { keyStore } from './store.ts';

export { ApiKey, UsageQuery } from './contract.ts';
export type { ActingPartner } from './lease.ts';
export { missingScope } from './messages.ts';
export { type KeyScope, keyScopes } from './scopes.ts';
export { type KeptKeys, keptKeyRoutes } from './kept-routes.ts';
export type { KeyFeed, KeyService, OnKeyChange } from './service.ts';
export { ownKeys } from './personal-data.ts';

/** How often usage is removed that is too old. */
const SWEEP_MS = 60 * 60_000;

/** Keys by which programs of partners and companies read. */
export function createApiKeys({ database, live, realTime: now, recordTime, demoEdition }: Core) {
  const store = keyStore(database);
  const times = { now, recordTime };
  const use = keyUse({ ...times, store, demoEdition });
  const routes: FastifyPluginAsync = async (app) => {
    await app.register(keyRoutes, { use });
  };
  const sweep = () => store.sweepUsage(dayAfter(dayOf(recordTime()), -USAGE_DAYS));
  const jobs: PeriodicJob[] = [{ name: 'removing old usage of keys', everyMs: SWEEP_MS, run: sweep }];

  /**
   * The partner in whose name a program makes a call, by the key that it carries.
   * @throws Refusal 401 for a call without a key, else as {@link keyUse}
   */
  const requirePartner = async (request: FastifyRequest, scope?: KeyScope): Promise<ActingPartner> =>
    use.partnerOf(tokenOf(request) ?? '', scope);

  return {
    routes,
    jobs,
    requirePartner,
    /** What the keys of each of these partners may read or do now, taken together; partners without a key are left out. */
    scopesOf: (partnerIds: readonly string[]): Promise<Map<string, Set<KeyScope>>> =>
      store.scopesOf(partnerIds, now()),
    keys: keyService({ ...times, database, store, live }),
    isKey,
    accountOf: use.accountOf,
  };
}

export type ApiKeys = ReturnType<typeof createApiKeys>;
