import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox';
import type { FastifyRequest } from 'fastify';
import { documented } from '../../../http/documented.ts';
import type { Actor } from '../audit/log.ts';
import { CompanyMerge, DeskCompany, MergeBody, MergeQuery, OneId } from './contract.ts';
import type { Companies } from './create.ts';
import { said } from './messages.ts';

const call = documented('organiser');

interface Options {
  /** Who makes a call. @throws Refusal for everybody but administrators */
  may: (request: FastifyRequest) => Promise<Actor>;
  companies: Companies;
}

/** The calls that make two companies one. */
export const mergeRoutes: FastifyPluginAsyncTypebox<Options> = async (app, { may, companies }) => {
  const { service, merging } = companies;

  app.get(
    '/organiser/companies/:id/merge',
    call(
      'What becomes of another company that is made part of this one. Administrators only.',
      CompanyMerge,
      {
        params: OneId,
        querystring: MergeQuery,
      },
    ),
    async (request) => {
      await may(request);
      const { params, query } = request;
      return merging.preview(params.id, query.goes, request.language);
    },
  );

  app.post(
    '/organiser/companies/:id/merge',
    call('Makes another company part of this one. Administrators only.', DeskCompany, {
      params: OneId,
      body: MergeBody,
    }),
    async (request, reply) => {
      const actor = await may(request);
      await merging.merge(actor, request.params.id, request.body.goes);
      reply.say(said.merged);
      return service.find(request.params.id, request.language);
    },
  );
};
