import type { FastifyInstance } from 'fastify';
import type { Pool } from 'undici';

/** Readiness is told within this time even when the REST server hangs (promises.md 16). */
const READY_WITHIN_MS = 400;

/** `/health/live`: the process answers. `/health/ready`: the REST server behind it does too. */
export function installHealth(app: FastifyInstance, pool: Pool): void {
  app.get('/health/live', async () => ({ status: 'live' }));

  app.get('/health/ready', async (_request, reply) => {
    const ready = await pool
      .request({ method: 'GET', path: '/health/ready', signal: AbortSignal.timeout(READY_WITHIN_MS) })
      .then(async ({ statusCode, body }) => {
        await body.dump();
        return statusCode === 200;
      })
      .catch(() => false);
    return reply.status(ready ? 200 : 503).send({ status: ready ? 'ready' : 'REST server unavailable' });
  });
}
