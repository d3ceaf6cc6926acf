import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox';
import Type from 'typebox';
import type { Database } from '../../../db/database.ts';
import { documented } from '../../../http/documented.ts';
import { Id } from '../../../http/ids.ts';
import { ContactCard, GroupParams, Linkage, LinkageTypeParams } from './contract.ts';
import { contactService } from './service.ts';

const call = documented('content');
const IdParams = Type.Object({ id: Id });

interface Options {
  database: Database;
}

/** Whom to turn to: contact cards of pages and linkages (REST-034, REST-035). */
export const contactRoutes: FastifyPluginAsyncTypebox<Options> = async (app, { database }) => {
  const service = contactService(database);

  app.get(
    '/app/content/contacts/:group',
    call('Contact cards of one group, in order.', Type.Array(ContactCard), { params: GroupParams }),
    async (request) => service.cards(request.params.group),
  );

  app.get(
    '/app/content/linkages/type/:type',
    call('Whom to turn to in one field, in order.', Type.Array(Linkage), { params: LinkageTypeParams }),
    async (request) => service.linkages(request.params.type),
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
    async (request) => service.linkage(request.params.id),
  );
};
