import type { FastifyInstance } from 'fastify';
import type { Pool } from 'undici';

/** Headers of a file that reach the browser. */
const passedOn = [
  'content-type',
  'content-length',
  'content-disposition',
  'content-range',
  'accept-ranges',
  'cache-control',
  'content-security-policy',
  'etag',
  'last-modified',
] as const;

/** Serves the REST server's pictures and videos under the site's own origin. */
export function serveFiles(app: FastifyInstance, pool: Pool, basePath: string): void {
  app.get('/files/*', async (request, reply) => {
    const asked = request.headers;
    const answer = await pool
      .request({
        method: request.method === 'HEAD' ? 'HEAD' : 'GET',
        path: basePath + request.url,
        headers: {
          ...(asked.range ? { range: asked.range } : {}),
          ...(asked['if-none-match'] ? { 'if-none-match': asked['if-none-match'] } : {}),
        },
        headersTimeout: 8000,
        bodyTimeout: 8000,
      })
      .catch(() => undefined);
    if (!answer) return reply.status(503).send({ error: 'The file service is not available right now' });
    for (const name of passedOn) {
      const value = answer.headers[name];
      if (value !== undefined) reply.header(name, value);
    }
    return reply.status(answer.statusCode).send(answer.body);
  });
}
