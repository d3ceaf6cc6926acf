import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox';
import type { FastifyRequest } from 'fastify';
import { documented } from '../../../http/documented.ts';
import { pageOf, pageRequest, pageResult } from '../../../http/page.ts';
import { submitted } from '../../../review/index.ts';
import type { Guard } from '../../identity/index.ts';
import { requireCompany } from '../company-guard.ts';
import { Pairing, PairingBody, PairingQuery, RecommendedPost, RecommendedQuery } from './contract.ts';
import { pairingService, type PairingParts } from './service.ts';

const call = documented('exhibiting');

interface Options extends PairingParts {
  guard: Guard;
  demoReviewSeconds: number | null;
}

/** The calls of a company's matchmaking (REST-119, REST-120, ROLE-010). */
export const pairingRoutes: FastifyPluginAsyncTypebox<Options> = async (
  app,
  { guard, demoReviewSeconds, ...parts },
) => {
  const service = pairingService(parts);
  const actor = (request: FastifyRequest) => requireCompany(request, guard);
  app.addHook('onRequest', async (_request, reply) => {
    void reply.header('cache-control', 'private, no-store');
  });

  app.get(
    '/app/exhibiting/pairing',
    call("The company's applications to buyers, newest first.", pageOf(Pairing), {
      querystring: PairingQuery,
    }),
    async (request) => {
      const page = await service.list(await actor(request), pageRequest(request.query), request.language);
      return pageResult(page, request.query);
    },
  );

  app.get(
    '/app/exhibiting/pairing/recommended',
    call(
      "Buyers' requests that fit the company by category and words, best first.",
      pageOf(RecommendedPost),
      {
        querystring: RecommendedQuery,
      },
    ),
    async (request) => {
      const page = await service.recommended(
        await actor(request),
        pageRequest(request.query),
        request.language,
      );
      return pageResult(page, request.query);
    },
  );

  app.post(
    '/app/exhibiting/pairing',
    call("Applies to supply a buyer's request, for review; again where the review has failed.", Pairing, {
      body: PairingBody,
    }),
    async (request, reply) => {
      const { language } = request;
      const saved = await service.apply(await actor(request), request.body, language);
      reply.say(submitted(language, demoReviewSeconds));
      return saved;
    },
  );
};
