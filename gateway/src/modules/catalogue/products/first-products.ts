import DataLoader from 'dataloader';
import type { RestCalls } from '../../../rest/calls.ts';
import type { Schemas } from '../../../rest/operations.ts';
import type { PageRecord } from '../../../rest/pages.ts';

type Page = PageRecord<Schemas['Entry']>;

/** Companies that the batch read takes. */
const MAX_COMPANIES = 200;

/** Products a page that the batch read gives at most. */
export const MAX_FIRST_PRODUCTS = 20;

/** A loader of the first pages of several companies' products: they come in one call for each page size. */
export function firstProductsLoader(rest: RestCalls) {
  const read = (ids: readonly string[], pageSize: number) =>
    rest.getPublic('/app/catalogue/entriesOfCompanies', { query: { ids: ids.join(','), pageSize } });

  return new DataLoader<{ id: string; pageSize: number }, Page, string>(
    async (keys) => {
      const sizes = [...new Set(keys.map((key) => key.pageSize))];
      const pages = new Map<string, Page>();
      await Promise.all(
        sizes.map(async (pageSize) => {
          const ids = keys.filter((key) => key.pageSize === pageSize).map((key) => key.id);
          for (const { companyId, total, records } of await read(ids, pageSize)) {
            pages.set(`${companyId} ${pageSize}`, { records, total });
          }
        }),
      );
      return keys.map((key) => pages.get(`${key.id} ${key.pageSize}`) ?? { records: [], total: 0 });
    },
    { cacheKeyFn: ({ id, pageSize }) => `${id} ${pageSize}`, maxBatchSize: MAX_COMPANIES },
  );
}
