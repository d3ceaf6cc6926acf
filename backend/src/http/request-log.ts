import type { FastifyInstance } from 'fastify';

/** One line a request: route, status, time. Never addresses with their parameters, headers or bodies (docs/promises.md 18). */
export function installRequestLog(app: FastifyInstance): void {
  app.addHook('onResponse', async (request, reply) => {
    const route = request.routeOptions.url ?? 'unknown';
    if (route.startsWith('/health') || route.startsWith('/files')) return;
    request.log.info({
      method: request.method,
      route,
      status: reply.statusCode,
      ms: Math.round(reply.elapsedTime),
    });
  });
}
