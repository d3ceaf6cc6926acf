import { version } from '@wirefair/service-kit/version';
import type { FastifyInstance } from 'fastify';
import type { Pool } from 'undici';
import type { RestConfig } from '../config.ts';

/** Readiness is told within this time even when the REST server hangs (docs/promises.md 16). */
const READY_WITHIN_MS = 400;

/** Statuses by which the REST server, or a proxy before it, says that it cannot serve now. */
const OUT_OF_ORDER = new Set([502, 503, 504]);

/**
 * `/health/live`: the process answers. `/health/ready`: the REST server behind it does too, and the gateway has not been
 * told to stop. Both tell the version that runs. Our REST server tells by its status
 * whether its database answers; a foreign one knows no such call, so any other answer of HTTP means that it is there.
 */
export function installHealth(app: FastifyInstance, pool: Pool, { basePath }: RestConfig): void {
  app.get('/health/live', async () => ({ status: 'live', version }));

  app.get('/health/ready', async (_request, reply) => {
    if (app.isDraining()) return reply.status(503).send({ status: 'stopping', version });
    const path = `${basePath}/health/ready`;
    const ready = await pool
      .request({ method: 'GET', path, signal: AbortSignal.timeout(READY_WITHIN_MS) })
      .then(async ({ statusCode, body }) => {
        await body.dump();
        return !OUT_OF_ORDER.has(statusCode);
      })
      .catch(() => false);
    return reply
      .status(ready ? 200 : 503)
      .send({ status: ready ? 'ready' : 'REST server unavailable', version });
  });
}
