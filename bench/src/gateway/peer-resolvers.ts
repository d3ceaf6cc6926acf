import type { Company, Entry } from './records.ts';
import { languageOf, pick, restCalls, roleNames, type Page } from './rest.ts';

// What the peers are built of: the same REST data behind our schema. They check no limits, keep no log and share no reads.

export type Language = 'ZH' | 'EN';
/** What a request's resolvers share. */
export interface Context {
  language: Language;
  exhibitor: (id: string) => Promise<Company | undefined>;
}
interface Localised {
  locale?: Language | null;
}

const rest = restCalls(process.env['BACKEND_URL'] ?? '');

/** Resolvers of the parts of the schema that the workloads ask for; {@link contextOf} makes what they read. */
export const resolvers = {
  Query: {
    products: (_root: unknown, args: { page: number; pageSize: number }, { language }: Context) =>
      rest.get<Page<Entry>>(
        language,
        `/app/info/getEntriesList?pageNo=${args.page}&pageSize=${args.pageSize}&language=${language}`,
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
    exhibitor: (entry: Entry, _args: unknown, { exhibitor }: Context) => exhibitor(entry.companyId),
  },
  Exhibitor: {
    name: (company: Company, { locale }: Localised, { language }: Context) =>
      pick(locale ?? language, company.companyNameCn, company.companyNameEn),
  },
};

/** Companies of one request: those asked for in one turn come with one call. */
function exhibitorLoader(language: Language) {
  let batch: { ids: Set<string>; byId: Promise<Map<string, Company>> } | undefined;

  async function read(ids: Set<string>): Promise<Map<string, Company>> {
    await new Promise((resolve) => process.nextTick(resolve));
    batch = undefined;
    const path = `/app/catalogue/companies?ids=${encodeURIComponent([...ids].join(','))}`;
    const companies = await rest.get<Company[]>(language, path);
    return new Map(companies.map((company) => [company.id, company]));
  }

  return async (id: string): Promise<Company | undefined> => {
    if (!batch) {
      const ids = new Set<string>();
      batch = { ids, byId: read(ids) };
    }
    batch.ids.add(id);
    return (await batch.byId).get(id);
  };
}

/** @param header the request's `language` header */
export function contextOf(header: string | string[] | undefined): Context {
  const language = languageOf(header);
  return { language, exhibitor: exhibitorLoader(language) };
}
