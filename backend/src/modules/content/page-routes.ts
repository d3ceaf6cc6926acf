import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox';
import Type from 'typebox';
import type { Clock } from '../../clock/clock.ts';
import type { Database } from '../../db/database.ts';
import { documented } from '../../http/documented.ts';
import { ok } from '../../http/envelope.ts';
import { languageOf } from '../../http/language.ts';
import { Hotel, PageBlock, SectionParams, TrafficItem } from './page-contract.ts';
import { pageService } from './page-service.ts';

const call = documented('content');

interface Options {
  database: Database;
  clock: Clock;
}

/** What pages list: blocks by section, ways to the venue, hotels (REST-057, REST-058). */
export const pageRoutes: FastifyPluginAsyncTypebox<Options> = async (app, { database, clock }) => {
  const service = pageService(database);
  const now = () => clock.now();

  app.get(
    '/app/content/blocks/:section',
    call('Entries of one list of a page, in order.', Type.Array(PageBlock), { params: SectionParams }),
    async (request) => ok(await service.blocks(request.params.section), languageOf(request), now()),
  );

  app.get('/app/content/traffic', call('Ways to the venue.', Type.Array(TrafficItem), {}), async (request) =>
    ok(await service.traffic(), languageOf(request), now()),
  );

  app.get(
    '/app/content/hotels',
    call("Hotels near the venue with the show's rates.", Type.Array(Hotel), {}),
    async (request) => ok(await service.hotels(), languageOf(request), now()),
  );
};
