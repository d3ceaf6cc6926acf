import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox';
import type { FastifyRequest } from 'fastify';
import Type from 'typebox';
import { documented } from '../../../http/documented.ts';
import { Id } from '../../../http/ids.ts';
import { pageOf, pageRequest, pageResult } from '../../../http/page.ts';
import type { StaffGuard } from '../staff/guard.ts';
import {
  AccountBody,
  BoothBody,
  CompaniesQuery,
  CompanyMerge,
  DeskCompany,
  DeskCompanyLine,
  InviteBody,
  LockBody,
  MergeBody,
  MergeQuery,
} from './contract.ts';
import type { Companies } from './create.ts';
import { said } from './messages.ts';

const call = documented('organiser');
const OneId = Type.Object({ id: Id });
const OneAccount = Type.Object({ id: Id, accountId: Id });

interface Options {
  guard: StaffGuard;
  companies: Companies;
}

/** The calls of companies, their stands and accounts. All of them are for administrators. */
export const companyRoutes: FastifyPluginAsyncTypebox<Options> = async (app, options) => {
  const { guard } = options;
  const { service, accounts, merging } = options.companies;
  const may = async (request: FastifyRequest) => (await guard.require(request, 'administrator')).actor;
  const companyOf = (request: FastifyRequest, id: string) => service.find(id, request.language);

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
      return companyOf(request, request.params.id);
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

  app.post(
    '/organiser/companies/:id/accounts',
    call('Lets somebody sign in for a company, and invites them. Administrators only.', DeskCompany, {
      params: OneId,
      body: AccountBody,
    }),
    async (request, reply) => {
      await accounts.add(await may(request), request.params.id, request.body);
      reply.say(said.added);
      return companyOf(request, request.params.id);
    },
  );

  app.post(
    '/organiser/companies/:id/accounts/:accountId/invitation',
    call('Sends the invitation again. Administrators only.', DeskCompany, {
      params: OneAccount,
      body: InviteBody,
    }),
    async (request, reply) => {
      const { id, accountId } = request.params;
      await accounts.inviteAgain(await may(request), id, accountId, request.body.language);
      reply.say(said.invited);
      return companyOf(request, id);
    },
  );

  app.post(
    '/organiser/companies/:id/accounts/:accountId/lock',
    call('Locks an account out at once, or lets it in again. Administrators only.', DeskCompany, {
      params: OneAccount,
      body: LockBody,
    }),
    async (request, reply) => {
      const { id, accountId } = request.params;
      const { isLocked } = request.body;
      await accounts.lock(await may(request), id, accountId, isLocked);
      reply.say(isLocked ? said.locked : said.unlocked);
      return companyOf(request, id);
    },
  );

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
      return companyOf(request, request.params.id);
    },
  );
};
