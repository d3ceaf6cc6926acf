import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import fastifyStatic from '@fastify/static';
import type { FastifyInstance } from 'fastify';

const A_YEAR = 'public, max-age=31536000, immutable';
const notBuilt = '<!doctype html><title>Wirefair</title><p>The site is not built: run npm start.</p>';

/**
 * Serves the built site under /d/ (SHELL-001): files with a hash in their name for a year, every other address the
 * one page, which finds its route itself.
 */
export async function serveSite(app: FastifyInstance, webDist: string): Promise<void> {
  const built = existsSync(join(webDist, 'index.html'));
  const page = built ? await readFile(join(webDist, 'index.html'), 'utf8') : notBuilt;

  if (built) {
    await app.register(fastifyStatic, {
      root: webDist,
      prefix: '/d/',
      // Files known at start get a route each; every other address falls to the one page below.
      wildcard: false,
      index: false,
      preCompressed: true,
      setHeaders: (reply, path) => {
        reply.header('cache-control', path.includes('/assets/') ? A_YEAR : 'public, max-age=3600');
      },
    });
  }

  app.get('/', (_request, reply) => reply.redirect('/d/'));
  app.get('/d', (_request, reply) => reply.redirect('/d/'));
  app.setNotFoundHandler((request, reply) => {
    const path = request.url.replace(/\?.*$/, '');
    const isPage = request.method === 'GET' && path.startsWith('/d/') && !path.startsWith('/d/assets/');
    if (!isPage) return reply.status(404).send({ error: 'Not found' });
    return reply
      .status(built ? 200 : 503)
      .headers({ 'content-type': 'text/html; charset=utf-8', 'cache-control': 'no-cache' })
      .send(page);
  });
}
