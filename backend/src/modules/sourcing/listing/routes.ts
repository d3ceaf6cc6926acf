import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox';
import type { Database } from '../../../db/database.ts';
import { cursorPageOf, RecordCount } from '../../../http/cursor-page.ts';
import { documented } from '../../../http/documented.ts';
import { Post } from '../contract.ts';
import { PostFilter, PostListingQuery } from './contract.ts';
import { postListing } from './service.ts';

const call = documented('sourcing');

/** The calls that read all public purchasing requests by cursor. */
export const postListingRoutes: FastifyPluginAsyncTypebox<{ database: Database }> = async (
  app,
  { database },
) => {
  const listing = postListing(database);

  app.get(
    '/app/listing/posts',
    call('Purchasing requests from a cursor on.', cursorPageOf(Post), { querystring: PostListingQuery }),
    async (request) => listing.posts(request.query, request.language),
  );
  app.get(
    '/app/listing/posts/count',
    call('How many purchasing requests a list has.', RecordCount, { querystring: PostFilter }),
    async (request) => listing.postCount(request.query),
  );
};
