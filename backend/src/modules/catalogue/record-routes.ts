import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox';
import Type from 'typebox';
import { documented } from '../../http/documented.ts';
import { Id } from '../../http/ids.ts';
import { pageOf, pageRequest, pageResult } from '../../http/page.ts';
import {
  CompanyProfile,
  EntriesOfCompaniesQuery,
  EntriesOfCompany,
  Entry,
  EntryDetail,
  IdsQuery,
  PlainPageQuery,
} from './contract.ts';
import type { CatalogueService } from './service.ts';

const call = documented('catalogue');
const IdParams = Type.Object({ id: Id });

interface Options {
  service: CatalogueService;
}

/** The calls of products and companies that are known by their ids: one with all that belongs to it, or several. */
export const recordRoutes: FastifyPluginAsyncTypebox<Options> = async (app, { service }) => {
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
};
