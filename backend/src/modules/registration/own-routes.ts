import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox';
import type { FastifyRequest } from 'fastify';
import Type from 'typebox';
import { documented } from '../../http/documented.ts';
import { originOf, type Guard } from '../identity/index.ts';
import { AnswersBody, AnswerText, DetailsBody, OwnDetails, Pass, TicketBody, UserInfo } from './contract.ts';
import { said } from './messages.ts';
import type { Registration } from './service.ts';

const call = documented('registration');
const orNull = <T extends Parameters<typeof Type.Union>[0][number]>(type: T) =>
  Type.Union([type, Type.Null()]);

interface Options {
  guard: Guard;
  registration: Pick<Registration, 'own'>;
}

/** The calls of a visitor who has registered: signing in by the ticket, the pass, and the own answers to the survey. */
export const ownRoutes: FastifyPluginAsyncTypebox<Options> = async (app, { guard, registration }) => {
  const { own } = registration;
  /** @throws Refusal for guests and exhibitors */
  const visitor = async (request: FastifyRequest) => (await guard.require(request, ['visitor'])).account;

  app.post(
    '/app/login/loginByTicket',
    call(
      'Signs in by the ticket of a registration finished moments ago; it serves once.',
      Type.String({ description: 'The session: send it as header `token`.' }),
      { body: TicketBody },
      { signIn: 'ticket' },
    ),
    async (request, reply) => {
      reply.say(said.signedIn);
      return own.signIn(request.body.ticket, await originOf(request, guard));
    },
  );

  app.get(
    '/app/visitor/userInfo',
    call('Who the caller is, as said at registering; null before.', orNull(UserInfo), {}),
    async (request) => own.userInfo((await visitor(request)).id),
  );

  app.get(
    '/app/visitor/details',
    call("The caller's own details; null before the registration is finished.", orNull(OwnDetails), {}),
    async (request, reply) => {
      void reply.header('cache-control', 'private, no-store');
      return own.details.read((await visitor(request)).id);
    },
  );

  app.post(
    '/app/visitor/details',
    call("Corrects the caller's own details. A proved number stays, whatever is sent.", OwnDetails, {
      body: DetailsBody,
    }),
    async (request, reply) => {
      const saved = await own.details.save((await visitor(request)).id, request.body, request.language);
      void reply.header('cache-control', 'private, no-store');
      reply.say(said.saved);
      return saved;
    },
  );

  app.get(
    '/app/visitor/pass',
    call("The caller's pass; null before the registration is finished.", orNull(Pass), {}),
    async (request) => own.pass((await visitor(request)).id),
  );

  app.get(
    '/app/visitor/invitationCode',
    call(
      "The code of the caller's pass; null before the registration is finished.",
      orNull(Type.String()),
      {},
    ),
    async (request) => {
      const pass = await own.pass((await visitor(request)).id);
      return pass?.invitationCode ?? null;
    },
  );

  app.get(
    '/app/visitor/answers',
    call("The caller's answers to the survey; empty before.", Type.Array(AnswerText), {}),
    async (request) => own.answers((await visitor(request)).id),
  );

  app.post(
    '/app/visitor/answers',
    call("Saves the caller's answers to the survey, once.", Type.Array(AnswerText), { body: AnswersBody }),
    async (request, reply) => {
      const account = await visitor(request);
      const saved = await own.saveAnswers(account, request.body.params, request.language);
      reply.say(said.answered);
      return saved;
    },
  );
};
