import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox';
import type { FastifyRequest } from 'fastify';
import Type from 'typebox';
import { documented } from '../../../http/documented.ts';
import { pageOf, pageRequest, pageResult } from '../../../http/page.ts';
import type { Guard } from '../../identity/index.ts';
import { buyerPairingService, type BuyerParts, type Reader } from './buyer-service.ts';
import { IdParams, OwnPostQuery, Pairing, ThreadIdsQuery } from './contract.ts';

const call = documented('sourcing');
const accepted = { ZH: '配对成功，已通知对方', EN: 'You are paired. The company has been notified' };

/** The calls by which buyers see who applied for their own requests, and accept them. */
export const buyerPairingRoutes: FastifyPluginAsyncTypebox<BuyerParts & { guard: Guard }> = async (
  app,
  { guard, ...parts },
) => {
  const service = buyerPairingService(parts);
  const reader = async (request: FastifyRequest): Promise<Reader> => (await guard.require(request)).account;
  app.addHook('onRequest', async (_request, reply) => {
    void reply.header('cache-control', 'private, no-store');
  });

  app.get(
    '/app/sourcing/pairings',
    call("Companies that applied for one of the caller's own requests, newest first.", pageOf(Pairing), {
      querystring: OwnPostQuery,
    }),
    async (request) => {
      const { query } = request;
      const page = await service.received(
        await reader(request),
        query.id,
        pageRequest(query),
        request.language,
      );
      return pageResult(page, query);
    },
  );

  app.get(
    '/app/sourcing/pairingsByThreads',
    call(
      'Applications that opened threads, by the ids of the threads; those of others are left out.',
      Type.Array(Pairing),
      { querystring: ThreadIdsQuery },
    ),
    async (request) => {
      return service.ofThreads(await reader(request), request.query.ids, request.language);
    },
  );

  app.post(
    '/app/sourcing/pairing/accept/:id',
    call("Accepts a company's application for one of the caller's own requests.", Pairing, {
      params: IdParams,
    }),
    async (request, reply) => {
      const paired = await service.accept(await reader(request), request.params.id, request.language);
      reply.say(accepted);
      return paired;
    },
  );
};
