import { defineSource } from '../../../context/source.ts';
import { batchById, isRecordId } from '../../../rest/batch.ts';
import type { Schemas } from '../../../rest/operations.ts';
import type { PageRecord } from '../../../rest/pages.ts';
import { productQuery } from '../../../rest/product-query.ts';
import { changedMeanwhile } from '../../../schema/errors.ts';
import { type ExhibitorParent, exhibitorSource } from '../exhibitors/index.ts';
import { type ListArguments, listQuery } from '../list-query.ts';
import { firstProductsLoader, MAX_FIRST_PRODUCTS } from './first-products.ts';

type EntryRecord = Schemas['Entry'];

/** Products as everybody sees them. */
export const productSource = defineSource((context) => {
  const { rest, locale } = context;

  const firstPages = firstProductsLoader(rest);

  return {
    byId: batchById<EntryRecord>(
      (ids) => rest.getPublic('/app/catalogue/entries', { query: { ids } }),
      ({ id }) => id,
    ),

    list: (args: ListArguments) =>
      rest.getPublic('/app/info/getEntriesList', { query: productQuery(listQuery(args), locale) }),

    recommended: (args: ListArguments) =>
      rest.getPublic('/app/catalogue/recommendedEntries', { query: listQuery(args) }),

    /** The company of a product. @throws LocalisedError where the product is gone by now */
    exhibitorOf: async ({ id, companyId }: { id: string; companyId: string }): Promise<ExhibitorParent> => {
      const known = companyId === '' ? null : await exhibitorSource(context).byId.load(companyId);
      if (known) return known;
      // A product of the specification does not name its company by id. And a company may have been merged with another
      // since the product was read. The call for one product has the company of this moment.
      const detail = await rest.findPublic('/app/catalogue/entries/{id}', { path: { id } });
      // It went with its company.
      if (!detail) throw changedMeanwhile();
      return detail.companyProfile;
    },

    /** One company's products; the batch read serves first pages of up to 20. */
    ofExhibitor: (id: string, page: number, pageSize: number): Promise<PageRecord<EntryRecord>> =>
      page === 1 && pageSize <= MAX_FIRST_PRODUCTS
        ? firstPages.load({ id, pageSize })
        : rest.getPublic('/app/catalogue/companies/{id}/entries', {
            path: { id },
            query: { pageNo: page, pageSize },
          }),

    /** Products of the same category; none for an id that no product has. */
    related: async (id: string): Promise<EntryRecord[]> =>
      isRecordId(id)
        ? ((await rest.findPublic('/app/catalogue/entries/{id}/related', { path: { id } })) ?? [])
        : [],
  };
});
