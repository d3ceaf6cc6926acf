import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox';
import Type from 'typebox';
import { Form } from '../../../forms/index.ts';
import { documented } from '../../../http/documented.ts';
import { Id } from '../../../http/ids.ts';
import type { Guard } from '../../identity/index.ts';
import { requireCompany } from '../company-guard.ts';
import { ServiceFileBody, ServiceFormBody, ServiceItem, ServiceQuery } from './contract.ts';
import type { ServiceParts } from './handing-in.ts';
import { said } from './messages.ts';
import { serviceItemService } from './service.ts';

const call = documented('exhibiting');

interface Options extends ServiceParts {
  guard: Guard;
}

/** The calls of the service manual (REST-111..113). */
export const serviceRoutes: FastifyPluginAsyncTypebox<Options> = async (app, { guard, ...parts }) => {
  const service = serviceItemService(parts);
  app.addHook('onRequest', async (_request, reply) => {
    void reply.header('cache-control', 'private, no-store');
  });

  app.get(
    '/app/exhibiting/service-items',
    call(
      'What the organiser asks of the company, by category; all of it unless a page is asked for.',
      Type.Array(ServiceItem),
      { querystring: ServiceQuery },
    ),
    async (request) => {
      return service.list(await requireCompany(request, guard), request.query, request.language);
    },
  );

  app.get(
    '/app/exhibiting/service-forms/:id',
    call('A form of the service manual with its fields.', Form, { params: Type.Object({ id: Id }) }),
    async (request) => {
      await requireCompany(request, guard);
      return service.form(request.params.id);
    },
  );

  app.post(
    '/app/exhibiting/service-form',
    call('Hands in the form of an item, once.', ServiceItem, { body: ServiceFormBody }),
    async (request, reply) => {
      const item = await service.fill(await requireCompany(request, guard), request.body, request.language);
      reply.say(said);
      return item;
    },
  );

  app.post(
    '/app/exhibiting/service-file',
    call('Hands in the file of an item, once.', ServiceItem, { body: ServiceFileBody }),
    async (request, reply) => {
      const item = await service.upload(await requireCompany(request, guard), request.body, request.language);
      reply.say(said);
      return item;
    },
  );
};
