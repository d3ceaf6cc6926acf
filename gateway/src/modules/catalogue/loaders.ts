import DataLoader from 'dataloader';
import { batchById, isRecordId, oneByOne } from '../../rest/batch.ts';
import type { Caller, RestClient } from '../../rest/client.ts';
import type {
  CategoryRecord,
  CompanyRecord,
  DisplayedCompanyRecord,
  EntryRecord,
  HotTagRecord,
  PublishedRecord,
  SuggestionRecord,
  VideoRecord,
} from '../../rest/contract.ts';
import type { PageRecord } from '../../rest/pages.ts';
import { completePage } from '../../rest/pages.ts';
import { listedRecords } from './listed-records.ts';
import { completeCompany, completeEntry, completeVideo } from './records.ts';
import { suggestionsFrom } from './suggestions.ts';

export interface ListArguments {
  keyword?: string | null | undefined;
  categoryCode?: string | null | undefined;
  page: number;
  pageSize: number;
}

/** The classification, indexed. */
export interface Classification {
  roots: CategoryRecord[];
  byCode: Map<string, CategoryRecord>;
  childrenOf: Map<string, CategoryRecord[]>;
}

function classify(records: CategoryRecord[]): Classification {
  const roots = records.filter((record) => record.parentCode === null);
  const childrenOf = new Map(
    roots.map((root) => [root.code, records.filter((record) => record.parentCode === root.code)]),
  );
  return { roots, byCode: new Map(records.map((record) => [record.code, record])), childrenOf };
}

// Requests that share an answer share its index.
const classifications = new WeakMap<CategoryRecord[], Classification>();

const listQuery = ({ keyword, categoryCode, page, pageSize }: ListArguments) => ({
  pageNo: page,
  pageSize,
  keyword: keyword?.trim(),
  classify: categoryCode ?? undefined,
});

/** A list of products is asked for by category with the category's code as keyword (DIR-028, REST-049). */
function productQuery(args: ListArguments, language: Caller['language']) {
  const { classify, ...query } = listQuery(args);
  if (!classify) return { ...query, language };
  // Text and category together are a way of ours to ask; the specification has none.
  if (query.keyword) return { ...query, classify, language };
  return { ...query, keyword: classify, searchType: 'classify', language };
}

/** A product as the call for one of them answers it (REST-052). */
interface ProductDetail {
  entries: EntryRecord;
  companyProfile: CompanyRecord | null;
  commendProducts: EntryRecord[] | null;
}

/** Reads of the catalogue for one request; batched where several records of a kind are asked for one by one. */
export function catalogueLoaders(rest: RestClient, caller: Caller) {
  const entries = completePage(completeEntry);
  const companies = completePage(completeCompany);
  const readEntries = async (path: string, query: Record<string, string | number | undefined>) =>
    entries(await rest.readPublic<PageRecord<EntryRecord>>(caller, path, query));
  const readCompanies = async (path: string, args: ListArguments) =>
    companies(await rest.readPublic<PageRecord<CompanyRecord>>(caller, path, listQuery(args)));

  const findExhibitor = (id: string) =>
    rest.findPublic<CompanyRecord>(caller, `/app/catalogue/companies/${id}`);
  const findDetail = (id: string) => rest.findPublic<ProductDetail>(caller, `/app/catalogue/entries/${id}`);
  const findProduct = async (id: string) => (await findDetail(id))?.entries;

  const exhibitor = batchById<CompanyRecord>(
    async (ids) => {
      const found = await rest.whereOffered<CompanyRecord[]>(
        'GET /app/catalogue/companies',
        () => rest.readPublic(caller, '/app/catalogue/companies', { ids }),
        () => oneByOne(ids, findExhibitor),
      );
      return found.map(completeCompany);
    },
    (record) => record.id,
  );
  const product = batchById<EntryRecord>(
    async (ids) => {
      const found = await rest.whereOffered<EntryRecord[]>(
        'GET /app/catalogue/entries',
        () => rest.readPublic(caller, '/app/catalogue/entries', { ids }),
        () => oneByOne(ids, findProduct),
      );
      return found.map(completeEntry);
    },
    (record) => record.id,
  );

  const productsOfOne = (id: string, pageNo: number, pageSize: number) =>
    readEntries(`/app/catalogue/companies/${id}/entries`, { pageNo, pageSize });

  interface FirstProducts {
    companyId: string;
    total: number;
    records: EntryRecord[];
  }
  const firstProductsOf = (ids: readonly string[], pageSize: number) =>
    rest.whereOffered<FirstProducts[]>(
      'GET /app/catalogue/entriesOfCompanies',
      () => rest.readPublic(caller, '/app/catalogue/entriesOfCompanies', { ids: ids.join(','), pageSize }),
      () =>
        Promise.all(
          ids.map(async (companyId) => ({ companyId, ...(await productsOfOne(companyId, 1, pageSize)) })),
        ),
    );

  // First pages of several companies' products come in one call for each page size.
  const firstProducts = new DataLoader<{ id: string; pageSize: number }, PageRecord<EntryRecord>, string>(
    async (keys) => {
      const sizes = [...new Set(keys.map((key) => key.pageSize))];
      const pages = new Map<string, PageRecord<EntryRecord>>();
      await Promise.all(
        sizes.map(async (pageSize) => {
          const ids = keys.filter((key) => key.pageSize === pageSize).map((key) => key.id);
          for (const { companyId, total, records } of await firstProductsOf(ids, pageSize)) {
            pages.set(`${companyId} ${pageSize}`, { records, total });
          }
        }),
      );
      return keys.map((key) => pages.get(`${key.id} ${key.pageSize}`) ?? { records: [], total: 0 });
    },
    { cacheKeyFn: ({ id, pageSize }) => `${id} ${pageSize}`, maxBatchSize: 200 },
  );

  let classification: Promise<Classification> | undefined;
  async function readClassification(): Promise<Classification> {
    const records = await rest.readPublic<CategoryRecord[]>(caller, '/app/catalogue/categories');
    const known = classifications.get(records);
    if (known) return known;
    const made = classify(records);
    classifications.set(records, made);
    return made;
  }

  const products = (args: ListArguments) =>
    readEntries('/app/info/getEntriesList', productQuery(args, caller.language));
  const exhibitors = (args: ListArguments) => readCompanies('/app/info/getCompanyProfilesList', args);
  const listed = listedRecords({ exhibitor: exhibitors, product: products });

  return {
    exhibitor,
    product,
    products,
    exhibitors,

    /** The company of a product; null where it is not there. */
    exhibitorOf: async ({ id, companyId }: EntryRecord): Promise<CompanyRecord | null> => {
      if (companyId !== '') return exhibitor.load(companyId);
      // A product of the specification does not name its company by id; the call for one product has the company.
      const company = (await findDetail(id))?.companyProfile;
      return company ? completeCompany(company) : null;
    },

    recommendedProducts: (args: ListArguments) =>
      rest.whereOffered(
        'GET /app/catalogue/recommendedEntries',
        () => readEntries('/app/catalogue/recommendedEntries', listQuery(args)),
        () => products(args),
      ),

    recommendedExhibitors: (args: ListArguments) =>
      readCompanies('/app/catalogue/recommendedCompanies', args),

    /** One company's products; the batch read serves first pages of up to 20. */
    productsOf: (id: string, page: number, pageSize: number): Promise<PageRecord<EntryRecord>> =>
      page === 1 && pageSize <= 20 ? firstProducts.load({ id, pageSize }) : productsOfOne(id, page, pageSize),

    /** Products of the same category. A call of its own, for an unknown id is not an unknown call. */
    related: async (id: string): Promise<EntryRecord[]> => {
      if (!isRecordId(id)) return [];
      const related = await rest.findPublic<EntryRecord[]>(caller, `/app/catalogue/entries/${id}/related`);
      return (related ?? (await findDetail(id))?.commendProducts ?? []).map(completeEntry);
    },

    videos: async (page: number, pageSize: number) =>
      completePage(completeVideo)(
        await rest.readPublic<PageRecord<VideoRecord>>(caller, '/app/catalogue/videos', {
          pageNo: page,
          pageSize,
        }),
      ),

    hotTags: () =>
      rest.readPublic<HotTagRecord[]>(caller, '/app/info/hotClassifyTags', { language: caller.language }),

    displayed: (type: number) =>
      rest.readPublic<DisplayedCompanyRecord[]>(caller, '/app/display/companies', { type }),

    /** Names of exhibitors and products that go on from what was typed. */
    suggestions: (keyword: string, limit: number): Promise<SuggestionRecord[]> =>
      rest.whereOffered(
        'GET /app/catalogue/suggestions',
        () => rest.readPublic(caller, '/app/catalogue/suggestions', { keyword, limit }),
        () => suggestionsFrom({ exhibitors, products }, keyword, limit),
      ),

    /** After which ids the parts of all public records begin. */
    publishedParts: (kind: 'exhibitor' | 'product'): Promise<string[]> =>
      rest.whereOffered(
        'GET /app/catalogue/published/parts',
        () => rest.readPublic(caller, '/app/catalogue/published/parts', { kind }),
        () => listed.parts(kind),
      ),

    /** A part of all public records, in the order of ids. */
    published: (kind: 'exhibitor' | 'product', after: string): Promise<PublishedRecord[]> =>
      rest.whereOffered(
        'GET /app/catalogue/published',
        () => rest.readPublic(caller, '/app/catalogue/published', { kind, after }),
        () => listed.part(kind, after),
      ),

    /** The whole classification; read once for a request however many categories it names. */
    classification: () => (classification ??= readClassification()),
  };
}
