import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox';
import Type from 'typebox';
import { DictionaryEntry, entriesOf, entryRecords } from '../../../dictionaries/index.ts';
import { documented } from '../../../http/documented.ts';
import { placeOf } from '../../../limits/place.ts';
import { Applied, ApplicationBody } from './contract.ts';
import { received } from './messages.ts';
import { applicationService, type ApplicationParts } from './service.ts';

const call = documented('exhibiting');

/** The calls of the booth application, which needs no session (EXH-008, ROLE-002). */
export const boothApplicationRoutes: FastifyPluginAsyncTypebox<ApplicationParts> = async (app, parts) => {
  const { database } = parts;
  const service = applicationService(parts);
  app.addHook('onRequest', async (_request, reply) => {
    void reply.header('cache-control', 'no-store');
  });

  app.get(
    '/app/exhibiting/dict/waysToKnow',
    call('How people hear of the fair, to choose from.', Type.Array(DictionaryEntry), {}),
    async () => {
      const entries = await entriesOf(database, 'waysToKnow');
      return entryRecords(entries);
    },
  );

  app.post(
    '/app/exhibiting/booth-application',
    call('Applies for a booth. The result of the review is mailed.', Applied, { body: ApplicationBody }),
    async (request, reply) => {
      const applied = await service.apply(request.body, request.language, placeOf(request));
      reply.say(received);
      return applied;
    },
  );
};
