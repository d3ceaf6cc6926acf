import type { PageRequest } from '../../http/page.ts';

/** Skipping fewer records than this takes less time than asking first how many there are. */
const FAR = 5000;

/**
 * Reads a page of an ordered list from whichever end is nearer: all that is skipped has to be walked over, and the
 * last page of a million records is one click away.
 * @param read gives a slice of the list, or of the list turned around
 */
export async function fromNearerEnd<T>(
  page: PageRequest,
  count: () => Promise<number>,
  read: (slice: PageRequest, reversed: boolean) => Promise<T[]>,
): Promise<{ records: T[]; total: number }> {
  if (page.offset < FAR) {
    const [records, total] = await Promise.all([read(page, false), count()]);
    return { records, total };
  }
  const total = await count();
  const limit = Math.min(page.limit, total - page.offset);
  if (limit <= 0) return { records: [], total };
  const after = total - page.offset - limit;
  if (page.offset <= after) return { records: await read(page, false), total };
  return { records: (await read({ offset: after, limit }, true)).reverse(), total };
}
