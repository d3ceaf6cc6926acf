import type { FastifyInstance } from 'fastify';

/**
 * Says of every failure that nobody keeps it. Caches may keep a 404 or a 410 that says nothing, and some keep 503 for
 * seconds: a file of the site that one gateway has not got yet while it is replaced would be missing for all readers of a
 * cache, long after it is there.
 */
export function keepNoFailures(app: FastifyInstance): void {
  app.addHook('onSend', async (_request, reply) => {
    if (reply.statusCode >= 400) reply.header('cache-control', 'no-store');
  });
}
