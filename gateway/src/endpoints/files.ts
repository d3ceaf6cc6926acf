import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { RestConfig } from '../config.ts';
import { callerOf } from '../context/context.ts';
import { headersFor } from '../rest/client.ts';
import { fileRequests } from '../rest/file-request.ts';
import { unavailable } from '../schema/errors.ts';
import { createTransfers, transferLimits } from './file-transfers.ts';

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
  'export-records',
  'export-sha256',
] as const;

const tooMany = {
  ZH: '同时打开的文件过多，请稍后再试',
  EN: 'Too many files are open at once, please try again in a moment',
};

/** What a request says of the part that it wants, and of what its sender has already. */
const conditionsOf = ({ headers }: FastifyRequest): Record<string, string> =>
  Object.fromEntries(
    (['range', 'if-range', 'if-none-match'] as const).flatMap((name) => {
      const value = headers[name];
      return typeof value === 'string' && value !== '' ? [[name, value]] : [];
    }),
  );

/**
 * Whether the connection still has an answer to take that comes before this one. No browser and no balancer asks for a
 * file there by then; what waited would hold a place, a connection to the REST server and a buffer each.
 */
const waitsForAnother = ({ raw }: FastifyReply): boolean => raw.socket === null;

/**
 * Serves the REST server's pictures, videos and downloads under the site's own origin. Those below `/files/own/` are
 * asked for in the name of whoever is signed in, those below `/files/review/` and `/files/organiser/` in that of whoever of
 * the organiser's staff is; no other request carries a session to the server.
 */
export function serveFiles(app: FastifyInstance, rest: RestConfig, limits = transferLimits): void {
  const files = fileRequests(rest.origin);
  app.addHook('onClose', () => files.close());
  const transfers = createTransfers(limits);

  async function pass(request: FastifyRequest, reply: FastifyReply, more: Record<string, string>) {
    if (waitsForAnother(reply) || !transfers.enter(request.ip, reply)) {
      return reply.status(429).header('retry-after', '10').send({ error: tooMany[request.locale] });
    }
    const answer = await files
      .send({
        method: request.method === 'HEAD' ? 'HEAD' : 'GET',
        path: rest.basePath + request.url,
        headers: { ...more, ...conditionsOf(request) },
      })
      .catch(() => undefined);
    if (!answer) return reply.status(503).send({ error: unavailable[request.locale] });
    for (const name of passedOn) {
      const value = answer.headers[name];
      if (value !== undefined) reply.header(name, value);
    }
    transfers.watch(reply);
    return reply.status(answer.statusCode ?? 502).send(answer);
  }

  app.get('/files/*', (request, reply) => pass(request, reply, {}));
  // Drawn for its company, which passes it on: it is no secret, so a browser may keep it and ask whether it changed.
  app.get('/poster/:poster', { exposeHeadRoute: false }, (request, reply) =>
    pass(request, reply, headersFor(rest, callerOf(request))),
  );
  // Exports are made while they are sent, and passed on as they come.
  for (const path of ['/files/review/*', '/files/organiser/*', '/organiser/exports/:file'])
    app.get(path, { exposeHeadRoute: false }, (request, reply) => {
      void reply.header('cache-control', 'private, no-store');
      return pass(request, reply, headersFor(rest, callerOf(request, 'console')));
    });
  app.get('/files/own/*', { exposeHeadRoute: false }, (request, reply) => {
    // Whatever the server says of it: nothing of a person's own is kept on the way (docs/promises.md 19).
    void reply.header('cache-control', 'private, no-store');
    return pass(request, reply, headersFor(rest, callerOf(request)));
  });
}
