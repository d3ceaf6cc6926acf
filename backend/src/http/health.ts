import { setTimeout as wait } from 'node:timers/promises';
import { version } from '@wirefair/service-kit/version';
import type { FastifyInstance } from 'fastify';
import type { Database } from '../db/database.ts';

/** Readiness is told within this time even when the database hangs (docs/promises.md 16). */
const READY_WITHIN_MS = 400;

/**
 * `/health/live`: the process answers. `/health/ready`: its database does too, and it has not been told to stop. Both tell
 * the version that runs.
 */
export function installHealth(app: FastifyInstance, database: Database): void {
  app.get('/health/live', { schema: { hide: true } }, async () => ({ status: 'live', version }));

  app.get('/health/ready', { schema: { hide: true } }, async (_request, reply) => {
    if (app.isDraining()) return reply.status(503).send({ status: 'stopping', version });
    const late = new AbortController();
    const answered = await Promise.race([
      database.ping().then(
        () => true,
        () => false,
      ),
      wait(READY_WITHIN_MS, false, { signal: late.signal }).catch(() => false),
    ]);
    late.abort();
    return reply
      .status(answered ? 200 : 503)
      .send({ status: answered ? 'ready' : 'database unavailable', version });
  });
}
