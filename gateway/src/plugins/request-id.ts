import type { ApolloServerPlugin } from '@apollo/server';
import type { FastifyInstance } from 'fastify';
import type { Context } from '../context/context.ts';
import { REQUEST_ID } from '../context/request-id.ts';

/** Gives each answer of Fastify the header {@link REQUEST_ID}. */
export function tellRequestIds(app: FastifyInstance): void {
  app.addHook('onRequest', (request, reply, done) => {
    reply.header(REQUEST_ID, request.id);
    done();
  });
}

/** Puts the id of the request into `extensions` of answers with errors, so that who reports one can quote it. */
export const nameFailedRequests: ApolloServerPlugin<Context> = {
  async requestDidStart() {
    return {
      async willSendResponse({ response: { body }, contextValue: { requestId, isOfPage } }) {
        if (body.kind !== 'single' || !body.singleResult.errors || isOfPage) return;
        body.singleResult.extensions = { ...body.singleResult.extensions, requestId };
      },
    };
  },
};
