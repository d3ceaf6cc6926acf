import DataLoader from 'dataloader';
import type { RestCalls } from '../../../rest/calls.ts';
import type { Schemas } from '../../../rest/operations.ts';
import type { CursorPage } from '../../shared/index.ts';

/** The beginning of a company's products by cursor, and how many products it has. */
export interface FirstStretch {
  page: CursorPage<Schemas['Entry']>;
  total: number;
}

/** Companies that the batch read takes. */
const MAX_COMPANIES = 200;

/** Products of a company that the batch read gives at most. */
export const MAX_FIRST = 20;

const none: FirstStretch = { page: { records: [], hasNext: false, endCursor: '' }, total: 0 };

/** A loader of the beginnings of several companies' products by cursor: they come in one call for each length. */
export function firstStretchesLoader(rest: RestCalls) {
  async function read(ids: readonly string[], first: number): Promise<Map<string, FirstStretch>> {
    const query = { ids: ids.join(','), first };
    const found = await rest.getPublic('/app/listing/entriesOfCompanies', { query });
    return new Map(found.map(({ companyId, total, ...page }) => [companyId, { page, total }]));
  }

  return new DataLoader<{ id: string; first: number }, FirstStretch, string>(
    async (keys) => {
      const lengths = [...new Set(keys.map(({ first }) => first))];
      const found = new Map(
        await Promise.all(
          lengths.map(async (first) => {
            const ids = keys.filter((key) => key.first === first).map(({ id }) => id);
            return [first, await read(ids, first)] as const;
          }),
        ),
      );
      return keys.map(({ id, first }) => found.get(first)?.get(id) ?? none);
    },
    { cacheKeyFn: ({ id, first }) => `${id} ${first}`, maxBatchSize: MAX_COMPANIES },
  );
}
