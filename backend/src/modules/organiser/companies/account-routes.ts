import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox';
import type { FastifyRequest } from 'fastify';
import Type from 'typebox';
import { documented } from '../../../http/documented.ts';
import { Id } from '../../../http/ids.ts';
import type { Actor } from '../audit/log.ts';
import { AccountBody, DeskCompany, InviteBody, LockBody, OneId } from './contract.ts';
import type { Companies } from './create.ts';
import { said } from './messages.ts';

const call = documented('organiser');
const OneAccount = Type.Object({ id: Id, accountId: Id });

interface Options {
  /** Who makes a call. @throws Refusal for everybody but administrators */
  may: (request: FastifyRequest) => Promise<Actor>;
  companies: Companies;
}

/** The calls of the accounts that sign in for a company. */
export const accountRoutes: FastifyPluginAsyncTypebox<Options> = async (app, { may, companies }) => {
  const { service, accounts } = companies;
  const companyOf = (request: FastifyRequest, id: string) => service.find(id, request.language);

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
};
