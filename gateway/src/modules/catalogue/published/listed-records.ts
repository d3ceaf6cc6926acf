import type { Schemas } from '../../../rest/operations.ts';
import type { PageRecord } from '../../../rest/pages.ts';

/** Records a part: as many as a page of a list may hold. */
const PART_SIZE = 100;

/** Parts at most: a site map's index names up to 50,000. */
const MAX_PARTS = 500;

type Kind = 'exhibitor' | 'product';
type ReadList = (asked: { page: number; pageSize: number }) => Promise<PageRecord<{ id: string }>>;

/**
 * All public records by the lists of the specification, for servers without our calls for them. A part is a page of
 * the list, and is called by the number of pages before it.
 */
export function listedRecords(lists: Record<Kind, ReadList>) {
  return {
    parts: async (kind: Kind): Promise<string[]> => {
      const { total } = await lists[kind]({ page: 1, pageSize: 1 });
      const count = Math.min(Math.ceil(total / PART_SIZE), MAX_PARTS);
      return Array.from({ length: count }, (_, before) => String(before));
    },

    part: async (kind: Kind, before: string): Promise<Schemas['Published'][]> => {
      if (Number(before) >= MAX_PARTS) return [];
      const { records } = await lists[kind]({ page: Number(before) + 1, pageSize: PART_SIZE });
      // Lists do not tell when a record was changed.
      return records.map(({ id }) => ({ id, updateTime: '' }));
    },
  };
}
