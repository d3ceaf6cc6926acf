import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox';
import type { FastifyRequest } from 'fastify';
import { documented } from '../../../http/documented.ts';
import { pageOf, pageRequest, pageResult } from '../../../http/page.ts';
import type { StaffGuard } from '../staff/guard.ts';
import { accountRoutes } from './account-routes.ts';
import { BoothBody, CompaniesQuery, DeskCompany, DeskCompanyLine, OneId } from './contract.ts';
import type { Companies } from './create.ts';
import { mergeRoutes } from './merge-routes.ts';
import { said } from './messages.ts';

const call = documented('organiser');

interface Options {
  guard: StaffGuard;
  companies: Companies;
}

/** The calls of companies, their booths and accounts. All of them are for administrators. */
export const companyRoutes: FastifyPluginAsyncTypebox<Options> = async (app, { guard, companies }) => {
  const { service } = companies;
  const may = async (request: FastifyRequest) => (await guard.require(request, 'administrator')).actor;

  // Who signs in for whom may not be kept by anything on the way.
  app.addHook('onSend', async (_request, reply) => void reply.header('cache-control', 'no-store'));

  app.get(
    '/organiser/companies',
    call('Companies by name, booth, address or number. Administrators only.', pageOf(DeskCompanyLine), {
      querystring: CompaniesQuery,
    }),
    async (request) => {
      await may(request);
      const { q = '', state } = request.query;
      const page = await service.list(q, state || undefined, pageRequest(request.query));
      return pageResult(page, request.query);
    },
  );

  app.get(
    '/organiser/companies/:id',
    call('One company with its accounts, and how much it has. Administrators only.', DeskCompany, {
      params: OneId,
    }),
    async (request) => {
      await may(request);
      return service.find(request.params.id, request.language);
    },
  );

  app.put(
    '/organiser/companies/:id/booth',
    call('Gives a company a booth, or takes it. Administrators only.', DeskCompany, {
      params: OneId,
      body: BoothBody,
    }),
    async (request, reply) => {
      const actor = await may(request);
      const { params, body } = request;
      reply.say(said.booth);
      return service.changeBooth(actor, params.id, body, request.language);
    },
  );

  await app.register(accountRoutes, { may, companies });
  await app.register(mergeRoutes, { may, companies });
};
