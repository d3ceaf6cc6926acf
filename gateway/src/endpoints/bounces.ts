import type { FastifyInstance } from 'fastify';
import { Pool } from 'undici';
import type { RestConfig } from '../config.ts';
import { unavailable } from '../schema/errors.ts';

/** Longer the REST server does not take, milliseconds; the mail server tries again later. */
const ANSWER_WITHIN_MS = 10_000;

const PATH = '/hooks/bounces';

/**
 * Passes on to the REST server what a mail server hands over of the address for bounces (decision 0051), so that the mail
 * server needs to reach the site alone. Who may do that, and what it is worth, is judged there.
 */
export function passBounces(app: FastifyInstance, rest: RestConfig): void {
  const pool = new Pool(rest.origin, { connections: 4, pipelining: 1, connect: { timeout: 2000 } });
  app.addHook('onClose', () => pool.destroy());

  void app.register(async (scope) => {
    scope.removeAllContentTypeParsers();
    scope.addContentTypeParser('message/rfc822', { parseAs: 'buffer' }, (_request, body, done) =>
      done(null, body),
    );

    scope.post(PATH, async (request, reply) => {
      const { authorization } = request.headers;
      const answer = await pool
        .request({
          method: 'POST',
          path: rest.basePath + request.url,
          headers: {
            'content-type': 'message/rfc822',
            ...(authorization === undefined ? {} : { authorization }),
          },
          body: Buffer.isBuffer(request.body) ? request.body : null,
          headersTimeout: ANSWER_WITHIN_MS,
          bodyTimeout: ANSWER_WITHIN_MS,
        })
        .catch((error: unknown) => {
          request.log.warn({ err: error }, 'bounce not passed on');
        });
      void reply.header('cache-control', 'no-store');
      if (!answer) return reply.status(503).send({ error: unavailable[request.locale] });
      return reply
        .status(answer.statusCode)
        .header('content-type', 'application/json; charset=utf-8')
        .send(answer.body);
    });
  });
}
