import type { FastifyInstance } from 'fastify';
import { REQUEST_ID } from '../context/request-id.ts';

/** Gives each answer of Fastify the header {@link REQUEST_ID}. */
export function tellRequestIds(app: FastifyInstance): void {
  app.addHook('onRequest', (request, reply, done) => {
    reply.header(REQUEST_ID, request.id);
    done();
  });
}
