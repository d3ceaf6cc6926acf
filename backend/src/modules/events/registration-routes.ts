import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox';
import type { FastifyRequest } from 'fastify';
import Type from 'typebox';
import { documented } from '../../http/documented.ts';
import { Id } from '../../http/ids.ts';
import { pageOf, pageRequest, pageResult } from '../../http/page.ts';
import type { Guard } from '../identity/index.ts';
import { Registration, RegistrationBody, RegistrationQuery } from './contract.ts';
import { refusals, said } from './messages.ts';
import type { EventService } from './service.ts';

const call = documented('events');
const IdParams = Type.Object({ id: Id });

export interface RegistrationOptions {
  guard: Guard;
  service: EventService;
}

/** The calls of a visitor's own sign-ups (MEET-025..042, VC-029..032). */
export const registrationRoutes: FastifyPluginAsyncTypebox<RegistrationOptions> = async (
  app,
  { guard, service },
) => {
  app.addHook('onRequest', async (_request, reply) => {
    void reply.header('cache-control', 'no-store');
  });

  /** @throws Refusal for guests and for exhibitors, each with what to do first (ERR-005, ERR-006, ERR-009) */
  const visitorOf = async (request: FastifyRequest): Promise<string> => {
    const viewer = await guard.viewer(request);
    if (!viewer) throw refusals.guest();
    if (viewer.role !== 'visitor') throw refusals.exhibitor();
    return viewer.account.id;
  };

  app.post(
    '/app/events/registration',
    call('Signs the caller up for an event. Visitors only.', Registration, { body: RegistrationBody }),
    async (request, reply) => {
      reply.say(said.registered);
      return service.register(await visitorOf(request), request.body);
    },
  );

  app.get(
    '/app/events/registrations',
    call("The caller's sign-ups, newest first.", pageOf(Registration), { querystring: RegistrationQuery }),
    async (request) => {
      const { query } = request;
      const page = await service.registrations(await visitorOf(request), pageRequest(query));
      return pageResult(page, query);
    },
  );

  app.get(
    '/app/events/registrations/:id',
    call("One of the caller's sign-ups.", Registration, { params: IdParams }),
    async (request) => service.registration(await visitorOf(request), request.params.id),
  );

  app.get(
    '/app/events/registered/:id',
    call("The caller's sign-up for an event, null without one.", Type.Union([Registration, Type.Null()]), {
      params: IdParams,
    }),
    async (request) => service.registrationFor(await visitorOf(request), request.params.id),
  );

  app.delete(
    '/app/events/registrations/:id',
    call("Cancels one of the caller's sign-ups.", Type.Null(), { params: IdParams }),
    async (request, reply) => {
      await service.cancel(await visitorOf(request), request.params.id);
      reply.say(said.cancelled);
      return null;
    },
  );
};
