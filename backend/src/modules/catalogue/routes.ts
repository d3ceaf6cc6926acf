import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox';
import Type from 'typebox';
import type { Database } from '../../db/database.ts';
import { documented } from '../../http/documented.ts';
import { pageOf, pageRequest, pageResult } from '../../http/page.ts';
import {
  Category,
  DisplayedCompany,
  DisplayQuery,
  HotTag,
  HotTagQuery,
  PlainPageQuery,
  Published,
  PublishedPartsQuery,
  PublishedQuery,
  Video,
} from './contract.ts';
import { listingRoutes } from './listing/routes.ts';
import { listRoutes } from './list-routes.ts';
import { recordRoutes } from './record-routes.ts';
import { catalogueService } from './service.ts';

const call = documented('catalogue');

/** The catalogue's calls: companies, products, categories, videos, recommendations. */
export const catalogueRoutes: FastifyPluginAsyncTypebox<{ database: Database }> = async (
  app,
  { database },
) => {
  const service = catalogueService(database);
  await app.register(listRoutes, { service });
  await app.register(recordRoutes, { service });
  await app.register(listingRoutes, { database });

  app.get(
    '/app/catalogue/videos',
    call('Videos, newest first.', pageOf(Video), { querystring: PlainPageQuery }),
    async (request) => {
      const page = await service.videos(pageRequest(request.query));
      return pageResult(page, request.query);
    },
  );

  app.get(
    '/app/info/hotClassifyTags',
    call('Categories that visitors look for often.', Type.Array(HotTag), { querystring: HotTagQuery }),
    async () => service.hotTags(),
  );

  app.get(
    '/app/catalogue/categories',
    call('The classification: seven roots and their leaves.', Type.Array(Category), {}),
    async () => service.categories(),
  );

  app.get(
    '/app/catalogue/published/parts',
    call('Where the parts of all public records begin: after which ids.', Type.Array(Type.String()), {
      querystring: PublishedPartsQuery,
    }),
    async (request) => service.publishedParts(request.query.kind),
  );

  app.get(
    '/app/catalogue/published',
    call('A part of all public records, by id: up to 5,000.', Type.Array(Published), {
      querystring: PublishedQuery,
    }),
    async (request) => {
      const { kind, after } = request.query;
      return service.published(kind, after);
    },
  );

  app.get(
    '/app/display/companies',
    call('Logos of a tab of the home page.', Type.Array(DisplayedCompany), { querystring: DisplayQuery }),
    async (request) => service.displayedCompanies(request.query.type),
  );
};
