import type { AdaptedCalls, Adaptations } from '../adaptation.ts';
import { productQuery } from '../product-query.ts';

/** Records a part: as many as a page of a list may hold. */
const PART_SIZE = 100;

/** Parts at most: a site map's index names up to 50,000. */
const MAX_PARTS = 500;

const listOf = (
  calls: AdaptedCalls,
  kind: 'exhibitor' | 'product',
  page: { pageNo: number; pageSize: number },
) =>
  kind === 'exhibitor'
    ? calls.getPublic('/app/info/getCompanyProfilesList', { query: page })
    : calls.getPublic('/app/info/getEntriesList', { query: productQuery(page, calls.language) });

/** All public records by the lists of the specification. A part is a page of the list; the number of pages before it names it. */
export const published = {
  get: {
    '/app/catalogue/published/parts': {
      instead: async (calls, { query: { kind } }) => {
        const { total } = await listOf(calls, kind, { pageNo: 1, pageSize: 1 });
        const count = Math.min(Math.ceil(total / PART_SIZE), MAX_PARTS);
        return Array.from({ length: count }, (_, before) => String(before));
      },
    },
    '/app/catalogue/published': {
      instead: async (calls, { query: { kind, after = '' } }) => {
        const before = Number(after);
        if (before >= MAX_PARTS) return [];
        const { records } = await listOf(calls, kind, { pageNo: before + 1, pageSize: PART_SIZE });
        // Lists do not tell when a record was changed.
        return records.map(({ id }) => ({ id, updateTime: '' }));
      },
    },
  },
} satisfies Adaptations;
