import { defineSource } from '../../../context/source.ts';
import { batchById, isRecordId, oneByOne } from '../../../rest/batch.ts';
import type { Schemas } from '../../../rest/operations.ts';
import { completePage, type PageRecord } from '../../../rest/pages.ts';
import { changedMeanwhile } from '../../../schema/errors.ts';
import { completeCompany, type ExhibitorParent, exhibitorSource } from '../exhibitors/index.ts';
import { type ListArguments, listQuery } from '../list-query.ts';
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

  return {
    byId,
    list,

    recommended: (args: ListArguments): Promise<PageRecord<EntryRecord>> =>
      rest.whereOffered<PageRecord<EntryRecord>>(
        'GET /app/catalogue/recommendedEntries',
        async () =>
          completed(await rest.getPublic('/app/catalogue/recommendedEntries', { query: listQuery(args) })),
        () => list(args),
      ),

    /** The company of a product. @throws LocalisedError where the product is gone by now */
    exhibitorOf: async ({ id, companyId }: { id: string; companyId: string }): Promise<ExhibitorParent> => {
      const known = companyId === '' ? null : await exhibitorSource(context).byId.load(companyId);
      if (known) return known;
      // A product of the specification does not name its company by id. And a company may have been merged with another
      // since the product was read. The call for one product has the company of this moment.
      const detail = await findDetail(id);
      // It went with its company.
      if (!detail) throw changedMeanwhile();
      return completeCompany(detail.companyProfile);
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
