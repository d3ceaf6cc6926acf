import { defineSource } from '../../../context/source.ts';
import { batchById, isRecordId, oneByOne } from '../../../rest/batch.ts';
import type { Input, Schemas } from '../../../rest/operations.ts';
import { completePage, type PageRecord } from '../../../rest/pages.ts';
import { completeCompany, type ExhibitorParent, exhibitorSource } from '../exhibitors/index.ts';
import { connectionParent, type CursorPage, type ListCount, stretchByPages } from '../../shared/index.ts';
import { type ListArguments, listQuery } from '../list-query.ts';
import { firstStretchesLoader, MAX_FIRST } from './first-stretches.ts';
import { firstProductsLoader, MAX_FIRST_PRODUCTS } from './first-products.ts';
import { completeEntry } from './records.ts';

type EntryRecord = Schemas['Entry'];

/** A list of products is asked for by category with the category's code as keyword (DIR-028, REST-049). */
function productQuery(args: ListArguments, language: 'ZH' | 'EN') {
  const { classify, ...query } = listQuery(args);
  if (!classify) return { ...query, language };
  // Text and category together are a way of ours to ask; the specification has none.
  if (query.keyword) return { ...query, classify, language };
  return { ...query, keyword: classify, searchType: 'classify' as const, language };
}

/** What a list by cursor is asked by, in the names of the REST contract. */
export type ProductListing = NonNullable<Input<'get', '/app/listing/entries/count'>['query']>;
type StretchQuery = NonNullable<Input<'get', '/app/listing/entries'>['query']> & { first: number };
type PageNumber = { page: number; pageSize: number };

/** Products as everybody sees them. */
export const productSource = defineSource((context) => {
  const { rest, locale } = context;
  const completed = completePage(completeEntry);

  /** A product with its company and related ones, as the specification's call answers it (REST-052). */
  const findDetail = (id: string) => rest.findPublic('/app/catalogue/entries/{id}', { path: { id } });

  const byId = batchById<EntryRecord>(
    async (ids) => {
      const found = await rest.whereOffered(
        'GET /app/catalogue/entries',
        () => rest.getPublic('/app/catalogue/entries', { query: { ids } }),
        () => oneByOne(ids, async (id) => (await findDetail(id))?.entries),
      );
      return found.map(completeEntry);
    },
    (record) => record.id,
  );

  const ofCompany = async (id: string, pageNo: number, pageSize: number) => {
    const query = { pageNo, pageSize };
    return completed(await rest.getPublic('/app/catalogue/companies/{id}/entries', { path: { id }, query }));
  };
  const firstPages = firstProductsLoader(rest, ofCompany);

  const list = async (args: ListArguments) =>
    completed(await rest.getPublic('/app/info/getEntriesList', { query: productQuery(args, locale) }));

  /** By the calls of the specification: those of one company, or those of a text and a category. */
  const listed = ({ keyword, classify, companyId }: ProductListing, { page, pageSize }: PageNumber) =>
    companyId
      ? ofCompany(companyId, page, pageSize)
      : list({ keyword, categoryCode: classify, page, pageSize });

  /** A stretch of all products that meet the conditions. */
  const connection = (query: StretchQuery): Promise<CursorPage<EntryRecord>> =>
    rest.whereOffered<CursorPage<EntryRecord>>(
      'GET /app/listing/entries',
      async () => {
        const { records, ...stretch } = await rest.getPublic('/app/listing/entries', { query });
        return { ...stretch, records: records.map(completeEntry) };
      },
      () => stretchByPages((page) => listed(query, page), query),
    );

  /** How many products meet the conditions. */
  const count = (query: ProductListing): Promise<ListCount> =>
    rest.whereOffered<ListCount>(
      'GET /app/listing/entries/count',
      () => rest.getPublic('/app/listing/entries/count', { query }),
      () => listed(query, { page: 1, pageSize: 1 }),
    );

  const firstStretches = firstStretchesLoader(rest, async (companyId, first) => {
    const [page, { total }] = await Promise.all([connection({ companyId, first }), count({ companyId })]);
    return { page, total };
  });

  return {
    byId,
    list,

    connection,
    count,

    /** A stretch of one company's products by cursor; beginnings of several companies' come in one call. */
    stretchOfExhibitor(id: string, first: number, after: string | undefined) {
      const conditions = { companyId: id };
      if (after !== undefined || first > MAX_FIRST || !isRecordId(id))
        return connectionParent(connection({ ...conditions, first, after }), () => count(conditions));
      return firstStretches
        .load({ id, first })
        .then(({ page, total }) => ({ page, count: () => Promise.resolve({ total }) }));
    },

    recommended: (args: ListArguments): Promise<PageRecord<EntryRecord>> =>
      rest.whereOffered<PageRecord<EntryRecord>>(
        'GET /app/catalogue/recommendedEntries',
        async () =>
          completed(await rest.getPublic('/app/catalogue/recommendedEntries', { query: listQuery(args) })),
        () => list(args),
      ),

    /** The company of a product; null where it is not there. */
    exhibitorOf: async ({
      id,
      companyId,
    }: {
      id: string;
      companyId: string;
    }): Promise<ExhibitorParent | null> => {
      if (companyId !== '') return exhibitorSource(context).byId.load(companyId);
      // A product of the specification does not name its company by id; the call for one product has the company.
      const company = (await findDetail(id))?.companyProfile;
      return company ? completeCompany(company) : null;
    },

    /** One company's products; the batch read serves first pages of up to 20. */
    ofExhibitor: (id: string, page: number, pageSize: number): Promise<PageRecord<EntryRecord>> =>
      page === 1 && pageSize <= MAX_FIRST_PRODUCTS
        ? firstPages.load({ id, pageSize })
        : ofCompany(id, page, pageSize),

    /** Products of the same category. A call of its own, for an unknown id is not an unknown call. */
    related: async (id: string): Promise<EntryRecord[]> => {
      if (!isRecordId(id)) return [];
      const related = await rest.findPublic('/app/catalogue/entries/{id}/related', { path: { id } });
      return (related ?? (await findDetail(id))?.commendProducts ?? []).map(completeEntry);
    },
  };
});
