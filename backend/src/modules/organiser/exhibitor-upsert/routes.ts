import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox';
import type { FastifyRequest } from 'fastify';
import { documented } from '../../../http/documented.ts';
import { LONG_TEXTS_BYTES } from '../../../http/long-texts.ts';
import type { ActingPartner, KeyScope } from '../../api-keys/index.ts';
import { UpsertBody, UpsertReport } from './contract.ts';
import type { ExhibitorUpsert } from './service.ts';

const call = documented('organiser');

interface Options {
  /** The partner whose key a call carries. @throws Refusal */
  requirePartner: (request: FastifyRequest, scope: KeyScope) => Promise<ActingPartner>;
  upsert: ExhibitorUpsert;
}

/** The call by which systems of the organiser write exhibitors. */
export const exhibitorUpsertRoutes: FastifyPluginAsyncTypebox<Options> = async (
  app,
  { requirePartner, upsert },
) => {
  const partners = new WeakMap<FastifyRequest, ActingPartner>();
  const partnerOf = (request: FastifyRequest) => requirePartner(request, 'write:exhibitors');

  app.post(
    '/app/partners/exhibitors',
    {
      ...call(
        "Adds exhibitors, or changes those with the same external ids; each record succeeds or fails for itself. By a partner's key with the scope `write:exhibitors`.",
        UpsertReport,
        { body: UpsertBody },
      ),
      bodyLimit: LONG_TEXTS_BYTES,
      // Before the body: nobody sends half a megabyte for nothing.
      onRequest: async (request) => void partners.set(request, await partnerOf(request)),
    },
    async (request, reply) => {
      // What is told of companies is for whoever asked.
      reply.header('cache-control', 'no-store');
      const { body, ip: address, language } = request;
      const partner = partners.get(request) ?? (await partnerOf(request));
      return upsert(partner, body, { address, language });
    },
  );
};
