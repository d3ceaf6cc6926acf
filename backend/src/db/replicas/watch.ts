import type { FastifyBaseLogger } from 'fastify';
import type { PeriodicJob } from '../../repeatedly.ts';
import type { Replicas } from './replicas.ts';

/** From one look at the replicas to the next: so long a replica that has come back is not used, and lag is as exact. */
const LOOK_EVERY_MS = 1000;

/** Looks at the replicas again and again, and says in the log which of them is used or left alone from then on. */
export function replicaWatch(replicas: Replicas, log: Pick<FastifyBaseLogger, 'info' | 'warn'>): PeriodicJob {
  return {
    name: 'look at the database replicas',
    everyMs: LOOK_EVERY_MS,
    run: async () => {
      for (const { replica, trouble } of await replicas.look()) {
        const which = { replica: replica.number };
        if (trouble === undefined) log.info(which, 'a replica of the database is read from');
        else log.warn({ ...which, err: trouble }, 'a replica of the database is left alone');
      }
    },
  };
}
