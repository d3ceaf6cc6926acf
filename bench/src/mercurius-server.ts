import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import Fastify, { type FastifyRequest } from 'fastify';
import { mercurius, type IResolvers, type MercuriusLoaders } from 'mercurius';
import type { Company, Entry } from './gateway/records.ts';
import { languageOf, pick, restCalls, roleNames, type Page } from './gateway/rest.ts';
import { reportReady, ROOT } from './support/child.ts';

// The quickest GraphQL server for Node, on our schema and the same REST data, with its just-in-time compiler and
// its own loaders. It checks no limits, keeps no log and shares no reads: what a quick start with it would be.

type Language = 'ZH' | 'EN';
interface Context {
  language: Language;
}
interface Localised {
  locale?: Language | null;
}

const rest = restCalls(process.env['BACKEND_URL'] ?? '');

const resolvers = {
  Query: {
    products: (_root: unknown, args: { page: number; pageSize: number }, { language }: Context) =>
      rest.get<Page<Entry>>(
        language,
        `/app/info/getEntriesList?pageNo=${args.page}&pageSize=${args.pageSize}`,
      ),
  },
  Mutation: {
    subscribe: async (
      _root: unknown,
      { input }: { input: { role?: string; companyName: string; contactName: string; email: string } },
      { language }: Context,
    ) => {
      const { role, ...others } = input;
      const body = { ...(role ? { roleName: roleNames[role] } : {}), ...others };
      const { message } = await rest.post(language, '/app/user/addExhibition', body);
      return { message, errors: [] };
    },
  },
  ProductPage: {
    nodes: (page: Page<Entry>) => page.records,
    totalCount: (page: Page<Entry>) => page.total,
  },
  Product: {
    title: (entry: Entry, { locale }: Localised, { language }: Context) =>
      pick(locale ?? language, entry.titleCn, entry.titleEn),
    imageUrl: (entry: Entry) => entry.imageUrl || null,
  },
  Exhibitor: {
    name: (company: Company, { locale }: Localised, { language }: Context) =>
      pick(locale ?? language, company.companyNameCn, company.companyNameEn),
  },
};

const loaders = {
  Product: {
    exhibitor: {
      // Every product of a page has another company: the cache would only cost.
      opts: { cache: false },
      loader: async (queries: { obj: Entry }[], { language }: Context) => {
        const ids = [...new Set(queries.map(({ obj }) => obj.companyId))].join(',');
        const companies = await rest.get<Company[]>(
          language,
          `/app/catalogue/companies?ids=${encodeURIComponent(ids)}`,
        );
        const byId = new Map(companies.map((company) => [company.id, company]));
        return queries.map(({ obj }) => byId.get(obj.companyId));
      },
    },
  },
};

const app = Fastify();
await app.register(mercurius, {
  schema: readFileSync(resolve(ROOT, 'schema.graphql'), 'utf8'),
  resolvers: resolvers as unknown as IResolvers,
  loaders: loaders as unknown as MercuriusLoaders,
  jit: 1,
  context: (request: FastifyRequest): Context => ({ language: languageOf(request.headers['language']) }),
});
reportReady(await app.listen({ host: '127.0.0.1', port: 0 }));
