import type { FastifyPluginAsync } from 'fastify';
import type { Core } from '../../core.ts';
import type { PeriodicJob } from '../../repeatedly.ts';
import { changeRoutes } from './routes.ts';
import { type ChangeService, changeService } from './service.ts';
import { changeStore } from './store.ts';

export { type Entry, MOST_COUNTED } from './service.ts';
export { beginLogAnew } from './begin-anew.ts';
export { explainRemovals, withoutChanges } from './removal.ts';
export { Change, changeTypes, type ChangeType, type RemovalReason } from './contract.ts';

/** For how many days changes are told unless the installation says otherwise. */
export const CHANGE_DAYS = 90;

/** How often it is looked for news whose time has come. */
const NEWS_MS = 5000;
/** How often the end of the log is noted. */
const MARK_MS = 10_000;
/** How often old changes are removed. */
const SWEEP_MS = 60 * 60_000;

interface Settings {
  changeDays?: number | undefined;
}

/** The log of what has happened to public records. */
export function createChanges(
  { database, clock, realTime, live, log }: Core,
  { changeDays: days = CHANGE_DAYS }: Settings = {},
) {
  const service = changeService({
    database,
    store: changeStore(database),
    clock,
    realTime,
    live,
    log,
    days,
  });
  const routes: FastifyPluginAsync = async (app) => {
    await app.register(changeRoutes, { service });
    app.addHook('onReady', () =>
      service
        .prepare()
        .catch((error: unknown) =>
          log.warn({ err: error }, 'the log of changes is prepared at its first use'),
        ),
    );
    app.addHook('onClose', async () => service.close());
  };
  const jobs: PeriodicJob[] = [
    {
      name: 'noting news whose time has come',
      everyMs: NEWS_MS,
      wokenBy: ['article'],
      run: () => service.noteNews(),
    },
    {
      name: 'noting the end of the log of changes',
      everyMs: MARK_MS,
      wokenBy: ['change'],
      run: () => service.mark(),
    },
    { name: 'removing old changes', everyMs: SWEEP_MS, run: (isStopped) => service.sweep(isStopped) },
  ];
  return { routes, jobs, log: service };
}

/** What other domains read of the log. */
export type ChangeLog = Pick<ChangeService, 'before' | 'cursor' | 'entries' | 'isWaiting' | 'unread'>;
