import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox';
import type { FastifyRequest } from 'fastify';
import Type from 'typebox';
import type { Clock } from '../../clock/clock.ts';
import type { Database } from '../../db/database.ts';
import { DictionaryEntry, entriesOf, entryRecords } from '../../dictionaries/index.ts';
import { documented } from '../../http/documented.ts';
import { placeOf } from '../../limits/place.ts';
import { originOf, type Guard } from '../identity/index.ts';
import {
  AnswersBody,
  AnswerText,
  EmailStart,
  InfoBody,
  KeyParams,
  MobileStart,
  NoQuestionQuery,
  Outcome,
  Pass,
  Question,
  RegistrationRecord,
  Result,
  Started,
  TicketBody,
  UserInfo,
} from './contract.ts';
import type { Registration } from './service.ts';
import { said } from './messages.ts';

const call = documented('registration');
const orNull = <T extends Parameters<typeof Type.Union>[0][number]>(type: T) =>
  Type.Union([type, Type.Null()]);

interface Options {
  database: Database;
  clock: Clock;
  guard: Guard;
  registration: Registration;
}

/** The calls of registering for a visit, of the survey and of the pass (REST-064..073, REST-075). */
export const registrationRoutes: FastifyPluginAsyncTypebox<Options> = async (
  app,
  { database, clock, guard, registration },
) => {
  const { survey, start, wizard, own } = registration;
  app.addHook('onRequest', async (_request, reply) => {
    void reply.header('cache-control', 'no-store');
  });
  /** @throws Refusal for guests and exhibitors */
  const visitor = async (request: FastifyRequest) => (await guard.require(request, ['visitor'])).account;

  app.get(
    '/app/visitor/dict/position',
    call('Positions to choose from.', Type.Array(DictionaryEntry), {}),
    async () => entryRecords(await entriesOf(database, 'position')),
  );

  app.get(
    '/app/visitor/dict/gender',
    call('Forms of address to choose from.', Type.Array(DictionaryEntry), {}),
    async () => entryRecords(await entriesOf(database, 'gender')),
  );

  app.get(
    '/app/visitor/questions',
    call('The questions of the audience survey, in their order.', Type.Array(Question), {}),
    async () => survey.shown(),
  );

  app.get(
    '/app/visitor/noQuestion',
    call('Whether the questionnaire can be skipped: answered already, or nothing to ask.', Type.Boolean(), {
      querystring: NoQuestionQuery,
    }),
    async (request) => wizard.noQuestion(request.query.id),
  );

  app.post(
    '/app/visitor/pre-register/mobile',
    call('Step 1 by mobile number and SMS code: begins a registration, or goes on with it.', Started, {
      body: MobileStart,
    }),
    async (request, reply) => {
      const result = await start.byMobile(request.body, request.language, placeOf(request));
      reply.say(result.isResumed ? said.resumed : said.begun);
      return result;
    },
  );

  app.post(
    '/app/visitor/pre-register/email',
    call('Step 1 by e-mail address, mailed code and password: begins a registration, or goes on.', Started, {
      body: EmailStart,
    }),
    async (request, reply) => {
      const result = await start.byEmail(request.body, request.language, placeOf(request));
      reply.say(result.isResumed ? said.resumed : said.begun);
      return result;
    },
  );

  app.post(
    '/app/visitor/registration/:id',
    call('What is known of a registration, for whoever holds its id.', RegistrationRecord, {
      params: KeyParams,
    }),
    async (request) => wizard.find(request.params.id),
  );

  app.post(
    '/app/visitor/registration/:id/info',
    call('Step 2: saves the information; finishes where there is nothing to ask.', Outcome, {
      params: KeyParams,
      body: InfoBody,
    }),
    async (request, reply) => {
      const result = await wizard.saveInfo(request.params.id, request.body, request.language);
      const done = request.body.noQuestion ? said.applied : said.finished;
      reply.say(result.state === 'finished' ? done : said.saved);
      return result;
    },
  );

  app.post(
    '/app/visitor/registration/:id/answers',
    call('Step 3: saves the answers and finishes.', Outcome, { params: KeyParams, body: AnswersBody }),
    async (request, reply) => {
      const { params } = request.body;
      reply.say(said.finished);
      return wizard.saveAnswers(request.params.id, params, clock.now());
    },
  );

  app.post(
    '/app/visitor/registration/:id/result',
    call('Step 4: the answers and the pass that they led to.', Result, { params: KeyParams }),
    async (request) => wizard.result(request.params.id),
  );

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
