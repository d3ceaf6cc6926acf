import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox';
import Type from 'typebox';
import type { Database } from '../../db/database.ts';
import { documented } from '../../http/documented.ts';
import { pageOf, pageRequest, pageResult } from '../../http/page.ts';
import { Post, PostIdsQuery, PostQuery, PostSearchQuery } from './contract.ts';
import { postListingRoutes } from './listing/routes.ts';
import { sourcingService } from './service.ts';

const call = documented('sourcing');

/** The calls of buyers' purchasing requests. */
export const sourcingRoutes: FastifyPluginAsyncTypebox<{ database: Database }> = async (
  app,
  { database },
) => {
  const service = sourcingService(database);
  await app.register(postListingRoutes, { database });

  app.get(
    '/app/posts/getAllList',
    call('Purchasing requests found by a text (global search).', pageOf(Post), {
      querystring: PostSearchQuery,
    }),
    async (request) => {
      const page = await service.posts(request.query, pageRequest(request.query), request.language);
      return pageResult(page, request.query);
    },
  );

  app.get(
    '/app/sourcing/posts',
    call('Purchasing requests, newest first or best match first.', pageOf(Post), { querystring: PostQuery }),
    async (request) => {
      const page = await service.posts(request.query, pageRequest(request.query), request.language);
      return pageResult(page, request.query);
    },
  );

  app.get(
    '/app/sourcing/postsByIds',
    call('Purchasing requests by id; unknown ids are left out.', Type.Array(Post), {
      querystring: PostIdsQuery,
    }),
    async (request) => service.postsByIds(request.query.ids, request.language),
  );
};
