import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox';
import Type from 'typebox';
import type { Database } from '../../db/database.ts';
import { documented } from '../../http/documented.ts';
import { Id } from '../../http/ids.ts';
import { pageOf, pageRequest, pageResult } from '../../http/page.ts';
import {
  Category,
  CompanyProfile,
  CompanyQuery,
  DisplayedCompany,
  DisplayQuery,
  EntriesOfCompaniesQuery,
  EntriesOfCompany,
  Entry,
  EntryDetail,
  EntryQuery,
  HotTag,
  HotTagQuery,
  IdsQuery,
  PlainPageQuery,
  Published,
  PublishedPartsQuery,
  PublishedQuery,
  RecommendedQuery,
  Suggestion,
  SuggestionQuery,
  Video,
} from './contract.ts';
import { catalogueService } from './service.ts';

const IdParams = Type.Object({ id: Id });

const call = documented('catalogue');

/** The catalogue's calls: companies, products, categories, videos, recommendations. */
export const catalogueRoutes: FastifyPluginAsyncTypebox<{ database: Database }> = async (
  app,
  { database },
) => {
  const service = catalogueService(database);

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
        { keyword: query.keyword, category: query.classify },
        pageRequest(query),
      );
      return pageResult(page, query);
    },
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

  app.get(
    '/app/catalogue/entries/:id',
    call('One product with its company and related products.', EntryDetail, { params: IdParams }),
    async (request) => service.entryDetail(request.params.id),
  );

  app.get(
    '/app/catalogue/entries/:id/related',
    call('Products of the same category, newest first.', Type.Array(Entry), { params: IdParams }),
    async (request) => service.relatedEntries(request.params.id),
  );

  app.get(
    '/app/catalogue/companies/:id',
    call('One company.', CompanyProfile, { params: IdParams }),
    async (request) => service.company(request.params.id),
  );

  app.get(
    '/app/catalogue/companies/:id/entries',
    call("One company's products, newest first.", pageOf(Entry), {
      params: IdParams,
      querystring: PlainPageQuery,
    }),
    async (request) => {
      const page = await service.entriesOfCompany(request.params.id, pageRequest(request.query));
      return pageResult(page, request.query);
    },
  );

  app.get(
    '/app/catalogue/entries',
    call('Products by id; unknown ids are left out.', Type.Array(Entry), { querystring: IdsQuery }),
    async (request) => service.entriesByIds(request.query.ids),
  );

  app.get(
    '/app/catalogue/companies',
    call('Companies by id; unknown ids are left out.', Type.Array(CompanyProfile), { querystring: IdsQuery }),
    async (request) => service.companiesByIds(request.query.ids),
  );

  app.get(
    '/app/catalogue/entriesOfCompanies',
    call('The first products of several companies.', Type.Array(EntriesOfCompany), {
      querystring: EntriesOfCompaniesQuery,
    }),
    async (request) => {
      const { ids, pageSize } = request.query;
      return service.entriesOfCompanies(ids, pageSize);
    },
  );

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
