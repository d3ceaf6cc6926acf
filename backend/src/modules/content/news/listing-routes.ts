import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox';
import type { Clock } from '../../../clock/clock.ts';
import type { Database } from '../../../db/database.ts';
import { cursorPageOf, RecordCount } from '../../../http/cursor-page.ts';
import { documented } from '../../../http/documented.ts';
import { Article } from '../contract.ts';
import { NewsFilter, NewsListingQuery } from './listing-contract.ts';
import { newsListing } from './listing.ts';

const call = documented('content');

/** The calls that read all news entries by cursor. */
export const newsListingRoutes: FastifyPluginAsyncTypebox<{ database: Database; clock: Clock }> = async (
  app,
  { database, clock },
) => {
  const listing = newsListing(database, clock);

  app.get(
    '/app/listing/articles',
    call('News entries from a cursor on.', cursorPageOf(Article), { querystring: NewsListingQuery }),
    async (request) => listing.articles(request.query),
  );
  app.get(
    '/app/listing/articles/count',
    call('How many news entries a list has.', RecordCount, { querystring: NewsFilter }),
    async (request) => listing.articleCount(request.query),
  );
};
