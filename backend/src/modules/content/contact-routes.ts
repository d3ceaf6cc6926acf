import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox';
import Type from 'typebox';
import type { Clock } from '../../clock/clock.ts';
import type { Database } from '../../db/database.ts';
import { documented } from '../../http/documented.ts';
import { ok } from '../../http/envelope.ts';
import { Id } from '../../http/ids.ts';
import { languageOf } from '../../http/language.ts';
import { ContactCard, GroupParams, Linkage, LinkageTypeParams } from './contact-contract.ts';
import { contactService } from './contact-service.ts';

const call = documented('content');
const IdParams = Type.Object({ id: Id });

interface Options {
  database: Database;
  clock: Clock;
}

/** Whom to turn to: contact cards of pages and linkages (REST-034, REST-035). */
export const contactRoutes: FastifyPluginAsyncTypebox<Options> = async (app, { database, clock }) => {
  const service = contactService(database);
  const now = () => clock.now();

  app.get(
    '/app/content/contacts/:group',
    call('Contact cards of one group, in order.', Type.Array(ContactCard), { params: GroupParams }),
    async (request) => ok(await service.cards(request.params.group), languageOf(request), now()),
  );

  app.get(
    '/app/content/linkages/type/:type',
    call('Whom to turn to in one field, in order.', Type.Array(Linkage), { params: LinkageTypeParams }),
    async (request) => ok(await service.linkages(request.params.type), languageOf(request), now()),
  );

  app.get(
    '/app/content/linkages/:id',
    call(
      'Whom to turn to for one matter: 5 booth application, 6 promotion, 7 and 8 group registration.',
      Linkage,
      {
        params: IdParams,
      },
    ),
    async (request) => ok(await service.linkage(request.params.id), languageOf(request), now()),
  );
};
