import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox';
import type { Clock } from '../../../clock/clock.ts';
import { documented } from '../../../http/documented.ts';
import { placeOf } from '../../../limits/place.ts';
import {
  AnswersBody,
  EmailStart,
  InfoBody,
  KeyParams,
  MobileStart,
  Outcome,
  RegistrationRecord,
  Result,
  Started,
} from '../contract.ts';
import { said } from '../messages.ts';
import type { Registration } from '../service.ts';

const call = documented('registration');

interface Options {
  clock: Clock;
  registration: Pick<Registration, 'start' | 'wizard'>;
}

/** The calls of the four steps of registering for a visit. */
export const wizardRoutes: FastifyPluginAsyncTypebox<Options> = async (app, { clock, registration }) => {
  const { start, wizard } = registration;

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
};
