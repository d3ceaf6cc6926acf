import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox';
import Type from 'typebox';
import { documented } from '../../http/documented.ts';
import { pageOf, pageRequest, pageResult } from '../../http/page.ts';
import {
  CompanyPlaces,
  CompanyProfile,
  CompanyQuery,
  Entry,
  EntryQuery,
  RecommendedQuery,
  RelaxedSearch,
  RelaxedSearchQuery,
  Suggestion,
  SuggestionQuery,
} from './contract.ts';
import type { CatalogueService } from './service.ts';

const call = documented('catalogue');

interface Options {
  service: CatalogueService;
}

/** The calls that look for products and companies: by a text, by category, or as the organisers recommend them. */
export const listRoutes: FastifyPluginAsyncTypebox<Options> = async (app, { service }) => {
  app.get(
    '/app/catalogue/suggestions',
    call(
      'Names of exhibitors and products that go on from a text that is being typed.',
      Type.Array(Suggestion),
      {
        querystring: SuggestionQuery,
      },
    ),
    async (request) => {
      const { keyword, limit } = request.query;
      return service.suggestions(keyword, limit, request.language);
    },
  );

  app.get(
    '/app/info/getEntriesList',
    call('Products, newest first or best match first.', pageOf(Entry), { querystring: EntryQuery }),
    async (request) => {
      const { query } = request;
      // The specified way to ask for a category: its code in `keyword` (DIR-028).
      const byCategory = query.searchType === 'classify' && /^[1-7]([0-9]{2})?$/.test(query.keyword);
      const filter = byCategory
        ? { keyword: '', category: query.keyword }
        : { keyword: query.keyword, category: query.classify };
      const page = await service.entries(filter, pageRequest(query));
      return pageResult(page, query);
    },
  );

  app.get(
    '/app/info/getCompanyProfilesList',
    call('Exhibiting companies, newest first or best match first.', pageOf(CompanyProfile), {
      querystring: CompanyQuery,
    }),
    async (request) => {
      const { query } = request;
      const page = await service.companies(
        {
          keyword: query.keyword,
          category: query.classify,
          country: query.country,
          hall: query.hall.trim(),
        },
        pageRequest(query),
      );
      return pageResult(page, query);
    },
  );

  app.get(
    '/app/catalogue/relaxedSearch',
    call('Which words to leave out of a text so that exhibitors or products are found.', RelaxedSearch, {
      querystring: RelaxedSearchQuery,
    }),
    async (request) => service.relaxed(request.query.keyword),
  );

  app.get(
    '/app/catalogue/companyPlaces',
    call(
      'Halls and countries of all companies, halls by their names, countries by companies.',
      CompanyPlaces,
      {},
    ),
    async () => service.companyPlaces(),
  );

  app.get(
    '/app/catalogue/recommendedEntries',
    call('Products that the organisers recommend, in their order.', pageOf(Entry), {
      querystring: RecommendedQuery,
    }),
    async (request) => {
      const page = await service.recommendedEntries(request.query.keyword, pageRequest(request.query));
      return pageResult(page, request.query);
    },
  );

  app.get(
    '/app/catalogue/recommendedCompanies',
    call('Companies that the organisers recommend, in their order.', pageOf(CompanyProfile), {
      querystring: RecommendedQuery,
    }),
    async (request) => {
      const page = await service.recommendedCompanies(request.query.keyword, pageRequest(request.query));
      return pageResult(page, request.query);
    },
  );
};
