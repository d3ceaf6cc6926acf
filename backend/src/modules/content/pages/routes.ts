import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox';
import Type from 'typebox';
import type { Database } from '../../../db/database.ts';
import { documented } from '../../../http/documented.ts';
import { Hotel, PageBlock, SectionParams, TrafficItem } from './contract.ts';
import { pageService } from './service.ts';

const call = documented('content');

interface Options {
  database: Database;
}

/** What pages list: blocks by section, ways to the venue, hotels (REST-057, REST-058). */
export const pageRoutes: FastifyPluginAsyncTypebox<Options> = async (app, { database }) => {
  const service = pageService(database);

  app.get(
    '/app/content/blocks/:section',
    call('Entries of one list of a page, in order.', Type.Array(PageBlock), { params: SectionParams }),
    async (request) => service.blocks(request.params.section),
  );

  app.get('/app/content/traffic', call('Ways to the venue.', Type.Array(TrafficItem), {}), async () =>
    service.traffic(),
  );

  app.get(
    '/app/content/hotels',
    call("Hotels near the venue with the show's rates.", Type.Array(Hotel), {}),
    async () => service.hotels(),
  );
};
