import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox';
import Type from 'typebox';
import type { Database } from '../../../db/database.ts';
import { cursorPageOf, RecordCount } from '../../../http/cursor-page.ts';
import { documented } from '../../../http/documented.ts';
import { CompanyProfile, Entry, Video } from '../contract.ts';
import {
  CompanyFilter,
  CompanyListingQuery,
  EntryFilter,
  EntryListingQuery,
  FirstEntries,
  FirstEntriesQuery,
  VideoFilter,
  VideoListingQuery,
} from './contract.ts';
import { catalogueListing } from './service.ts';

const call = documented('catalogue');

/** The calls that read whole lists by cursor, for machines: nothing is missing and nothing comes twice. */
export const listingRoutes: FastifyPluginAsyncTypebox<{ database: Database }> = async (app, { database }) => {
  const listing = catalogueListing(database);

  app.get(
    '/app/listing/companies',
    call('Companies from a cursor on.', cursorPageOf(CompanyProfile), { querystring: CompanyListingQuery }),
    async (request) => listing.companies(request.query),
  );
  app.get(
    '/app/listing/companies/count',
    call('How many companies a list has.', RecordCount, { querystring: CompanyFilter }),
    async (request) => listing.companyCount(request.query),
  );

  app.get(
    '/app/listing/entries',
    call('Products from a cursor on.', cursorPageOf(Entry), { querystring: EntryListingQuery }),
    async (request) => listing.entries(request.query),
  );
  app.get(
    '/app/listing/entriesOfCompanies',
    call('The first products of several companies, by their ids.', Type.Array(FirstEntries), {
      querystring: FirstEntriesQuery,
    }),
    async (request) => listing.firstEntries(request.query.ids, request.query.first),
  );
  app.get(
    '/app/listing/entries/count',
    call('How many products a list has.', RecordCount, { querystring: EntryFilter }),
    async (request) => listing.entryCount(request.query),
  );

  app.get(
    '/app/listing/videos',
    call('Videos from a cursor on.', cursorPageOf(Video), { querystring: VideoListingQuery }),
    async (request) => listing.videos(request.query),
  );
  app.get(
    '/app/listing/videos/count',
    call('How many videos a list has.', RecordCount, { querystring: VideoFilter }),
    async (request) => listing.videoCount(request.query),
  );
};
