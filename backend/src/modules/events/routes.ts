import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox';
import Type from 'typebox';
import { Form } from '../../forms/index.ts';
import { cursorPageOf, RecordCount } from '../../http/cursor-page.ts';
import { documented } from '../../http/documented.ts';
import { Id } from '../../http/ids.ts';
import { pageOf, pageRequest, pageResult } from '../../http/page.ts';
import { calendarFiles } from './calendar-files.ts';
import {
  EventArticle,
  EventFilter,
  EventListingQuery,
  EventQuery,
  LiveEpisode,
  OverseasFair,
} from './contract.ts';
import { registrationRoutes, type RegistrationOptions } from './registration-routes.ts';
import { eventService } from './service.ts';
import type { EventParts } from './signing-up.ts';

const call = documented('events');

interface Options extends EventParts {
  guard: RegistrationOptions['guard'];
}

/** The calls of conferences: programme, forms and calendar for everybody; sign-ups for visitors. */
export const eventRoutes: FastifyPluginAsyncTypebox<Options> = async (app, { guard, ...parts }) => {
  const { database } = parts;
  const service = eventService(parts);
  await app.register(calendarFiles, { database });
  await app.register(registrationRoutes, { guard, service });

  app.get(
    '/app/events/articles',
    call('Events with their programme, by code.', pageOf(EventArticle), { querystring: EventQuery }),
    async (request) => {
      const { query } = request;
      return pageResult(await service.articles(query.code, pageRequest(query)), query);
    },
  );

  app.get(
    '/app/listing/events',
    call('Events from a cursor on.', cursorPageOf(EventArticle), { querystring: EventListingQuery }),
    async (request) => service.listing(request.query),
  );
  app.get(
    '/app/listing/events/count',
    call('How many events a list has.', RecordCount, { querystring: EventFilter }),
    async (request) => service.listingCount(request.query),
  );

  app.get(
    '/app/events/forms/:id',
    call('A sign-up form with its fields.', Form, { params: Type.Object({ id: Id }) }),
    async (request) => service.form(request.params.id),
  );

  app.get(
    '/app/events/live-episodes',
    call('Earlier live broadcasts, in order.', Type.Array(LiveEpisode), {}),
    async () => service.episodes(),
  );

  app.get(
    '/app/events/overseas-fairs',
    call('Fairs abroad, in the order of time.', Type.Array(OverseasFair), {}),
    async () => service.fairs(),
  );
};
