import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox';
import Type from 'typebox';
import type { Clock } from '../../clock/clock.ts';
import type { Database } from '../../db/database.ts';
import { DictionaryEntry, entriesOf, entryRecords } from '../../dictionaries/index.ts';
import { documented } from '../../http/documented.ts';
import type { Guard } from '../identity/index.ts';
import { NoQuestionQuery, Question } from './contract.ts';
import { ownRoutes } from './own-routes.ts';
import type { Registration } from './service.ts';
import { wizardRoutes } from './wizard/routes.ts';

const call = documented('registration');

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
  const { survey, wizard } = registration;
  app.addHook('onRequest', async (_request, reply) => {
    void reply.header('cache-control', 'no-store');
  });

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

  await app.register(wizardRoutes, { clock, registration });
  await app.register(ownRoutes, { guard, registration });
};
