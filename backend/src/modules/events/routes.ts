import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox';
import type { FastifyRequest } from 'fastify';
import Type from 'typebox';
import { Form } from '../../forms/index.ts';
import { documented } from '../../http/documented.ts';
import { ok } from '../../http/envelope.ts';
import { Id } from '../../http/ids.ts';
import { languageOf } from '../../http/language.ts';
import { pageOf, pageRequest, pageResult } from '../../http/page.ts';
import { calendarFiles } from './calendar-files.ts';
import { EventArticle, EventQuery, LiveEpisode, OverseasFair } from './contract.ts';
import { registrationRoutes, type RegistrationOptions } from './registration-routes.ts';
import { eventService, type EventParts } from './service.ts';

const call = documented('events');

interface Options extends EventParts {
  guard: RegistrationOptions['guard'];
}

/** The calls of conferences: programme, forms and calendar for everybody; sign-ups for visitors. */
export const eventRoutes: FastifyPluginAsyncTypebox<Options> = async (app, { guard, ...parts }) => {
  const { clock, database } = parts;
  const service = eventService(parts);
  const answer = <T>(request: FastifyRequest, result: T) => ok(result, languageOf(request), clock.now());
  await app.register(calendarFiles, { database });
  await app.register(registrationRoutes, { clock, guard, service });

  app.get(
    '/app/events/articles',
    call('Events with their programme, by code.', pageOf(EventArticle), { querystring: EventQuery }),
    async (request) => {
      const { query } = request;
      return answer(request, pageResult(await service.articles(query.code, pageRequest(query)), query));
    },
  );

  app.get(
    '/app/events/forms/:id',
    call('A sign-up form with its fields.', Form, { params: Type.Object({ id: Id }) }),
    async (request) => answer(request, await service.form(request.params.id)),
  );

  app.get(
    '/app/events/live-episodes',
    call('Earlier live broadcasts, in order.', Type.Array(LiveEpisode), {}),
    async (request) => answer(request, await service.episodes()),
  );

  app.get(
    '/app/events/overseas-fairs',
    call('Fairs abroad, in the order of time.', Type.Array(OverseasFair), {}),
    async (request) => answer(request, await service.fairs()),
  );
};
