import DataLoader from 'dataloader';
import { batchById, isRecordId } from '../../rest/batch.ts';
import type { Caller, RestClient } from '../../rest/client.ts';
import type {
  CategoryRecord,
  CompanyRecord,
  DisplayedCompanyRecord,
  EntryRecord,
  HotTagRecord,
  PageRecord,
  PublishedRecord,
  VideoRecord,
} from '../../rest/contract.ts';

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

/** Reads of the catalogue for one request; batched where several records of a kind are asked for one by one. */
export function catalogueLoaders(rest: RestClient, caller: Caller) {
  const exhibitor = batchById<CompanyRecord>(
    (ids) => rest.readPublic(caller, '/app/catalogue/companies', { ids }),
    (record) => record.id,
  );
  const product = batchById<EntryRecord>(
    (ids) => rest.readPublic(caller, '/app/catalogue/entries', { ids }),
    (record) => record.id,
  );

  // First pages of several companies' products come in one call for each page size.
  const firstProducts = new DataLoader<{ id: string; pageSize: number }, PageRecord<EntryRecord>, string>(
    async (keys) => {
      const sizes = [...new Set(keys.map((key) => key.pageSize))];
      const pages = new Map<string, PageRecord<EntryRecord>>();
      await Promise.all(
        sizes.map(async (pageSize) => {
          const ids = keys.filter((key) => key.pageSize === pageSize).map((key) => key.id);
          const groups = await rest.readPublic<
            { companyId: string; total: number; records: EntryRecord[] }[]
          >(caller, '/app/catalogue/entriesOfCompanies', { ids: ids.join(','), pageSize });
          for (const { companyId, total, records } of groups) {
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

  return {
    exhibitor,
    product,

    products: (args: ListArguments) =>
      rest.readPublic<PageRecord<EntryRecord>>(caller, '/app/info/getEntriesList', listQuery(args)),

    exhibitors: (args: ListArguments) =>
      rest.readPublic<PageRecord<CompanyRecord>>(caller, '/app/info/getCompanyProfilesList', listQuery(args)),

    recommendedProducts: (args: ListArguments) =>
      rest.readPublic<PageRecord<EntryRecord>>(caller, '/app/catalogue/recommendedEntries', listQuery(args)),

    recommendedExhibitors: (args: ListArguments) =>
      rest.readPublic<PageRecord<CompanyRecord>>(
        caller,
        '/app/catalogue/recommendedCompanies',
        listQuery(args),
      ),

    /** One company's products; the batch read serves first pages of up to 20. */
    productsOf(id: string, page: number, pageSize: number): Promise<PageRecord<EntryRecord>> {
      if (page === 1 && pageSize <= 20) return firstProducts.load({ id, pageSize });
      return rest.readPublic(caller, `/app/catalogue/companies/${id}/entries`, { pageNo: page, pageSize });
    },

    related: (id: string) =>
      isRecordId(id)
        ? rest.readPublic<EntryRecord[]>(caller, `/app/catalogue/entries/${id}/related`)
        : Promise.resolve([]),

    videos: (page: number, pageSize: number) =>
      rest.readPublic<PageRecord<VideoRecord>>(caller, '/app/catalogue/videos', { pageNo: page, pageSize }),

    hotTags: () => rest.readPublic<HotTagRecord[]>(caller, '/app/info/hotClassifyTags'),

    displayed: (type: number) =>
      rest.readPublic<DisplayedCompanyRecord[]>(caller, '/app/display/companies', { type }),

    /** After which ids the parts of all public records begin. */
    publishedParts: (kind: 'exhibitor' | 'product') =>
      rest.readPublic<string[]>(caller, '/app/catalogue/published/parts', { kind }),

    /** A part of all public records, in the order of ids. */
    published: (kind: 'exhibitor' | 'product', after: string) =>
      rest.readPublic<PublishedRecord[]>(caller, '/app/catalogue/published', { kind, after }),

    /** The whole classification; read once for a request however many categories it names. */
    classification: () => (classification ??= readClassification()),
  };
}
