import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox';
import type { FastifyRequest } from 'fastify';
import Type from 'typebox';
import type { Clock } from '../../../clock/clock.ts';
import { documented } from '../../../http/documented.ts';
import { ok } from '../../../http/envelope.ts';
import { Id } from '../../../http/ids.ts';
import { languageOf, type Bilingual } from '../../../http/language.ts';
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
import type { Companies } from './index.ts';
import { said } from './messages.ts';

const call = documented('organiser');
const OneId = Type.Object({ id: Id });
const OneAccount = Type.Object({ id: Id, accountId: Id });

interface Options {
  clock: Clock;
  guard: StaffGuard;
  companies: Companies;
}

/** The calls of companies, their stands and accounts. All of them are for administrators. */
export const companyRoutes: FastifyPluginAsyncTypebox<Options> = async (app, options) => {
  const { clock, guard } = options;
  const { desk, accounts, merging } = options.companies;
  const answer = <T>(request: FastifyRequest, result: T, message?: Bilingual) =>
    ok(result, languageOf(request), clock.now(), message?.[languageOf(request)]);
  const may = async (request: FastifyRequest) => (await guard.require(request, 'administrator')).actor;
  const companyOf = (request: FastifyRequest, id: string) => desk.find(id, languageOf(request));

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
      const page = await desk.list(q, state || undefined, pageRequest(request.query));
      return answer(request, pageResult(page, request.query));
    },
  );

  app.get(
    '/organiser/companies/:id',
    call('One company with its accounts, and how much it has. Administrators only.', DeskCompany, {
      params: OneId,
    }),
    async (request) => {
      await may(request);
      return answer(request, await companyOf(request, request.params.id));
    },
  );

  app.put(
    '/organiser/companies/:id/booth',
    call('Gives a company a booth, or takes it. Administrators only.', DeskCompany, {
      params: OneId,
      body: BoothBody,
    }),
    async (request) => {
      const actor = await may(request);
      const { params, body } = request;
      return answer(request, await desk.changeBooth(actor, params.id, body, languageOf(request)), said.booth);
    },
  );

  app.post(
    '/organiser/companies/:id/accounts',
    call('Lets somebody sign in for a company, and invites them. Administrators only.', DeskCompany, {
      params: OneId,
      body: AccountBody,
    }),
    async (request) => {
      await accounts.add(await may(request), request.params.id, request.body);
      return answer(request, await companyOf(request, request.params.id), said.added);
    },
  );

  app.post(
    '/organiser/companies/:id/accounts/:accountId/invitation',
    call('Sends the invitation again. Administrators only.', DeskCompany, {
      params: OneAccount,
      body: InviteBody,
    }),
    async (request) => {
      const { id, accountId } = request.params;
      await accounts.inviteAgain(await may(request), id, accountId, request.body.language);
      return answer(request, await companyOf(request, id), said.invited);
    },
  );

  app.post(
    '/organiser/companies/:id/accounts/:accountId/lock',
    call('Locks an account out at once, or lets it in again. Administrators only.', DeskCompany, {
      params: OneAccount,
      body: LockBody,
    }),
    async (request) => {
      const { id, accountId } = request.params;
      const { isLocked } = request.body;
      await accounts.lock(await may(request), id, accountId, isLocked);
      return answer(request, await companyOf(request, id), isLocked ? said.locked : said.unlocked);
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
      return answer(request, await merging.preview(params.id, query.goes, languageOf(request)));
    },
  );

  app.post(
    '/organiser/companies/:id/merge',
    call('Makes another company part of this one. Administrators only.', DeskCompany, {
      params: OneId,
      body: MergeBody,
    }),
    async (request) => {
      const actor = await may(request);
      await merging.merge(actor, request.params.id, request.body.goes);
      return answer(request, await companyOf(request, request.params.id), said.merged);
    },
  );
};
