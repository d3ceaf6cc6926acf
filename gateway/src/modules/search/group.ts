import type { PageRecord } from '../../rest/pages.ts';
import { explain, unavailable } from '../../schema/errors.ts';
import { pageParent, type PageParent } from '../page.ts';
import { isRecord } from '../../is-record.ts';

/** A group of a search: what was found, or what to tell the person of why nothing can be told. */
export interface SearchGroup<T> {
  found: PageParent<T> | null;
  failure: string | null;
}

function isPage(record: unknown): boolean {
  return isRecord(record) && Array.isArray(record['records']) && Number.isInteger(record['total']);
}

/**
 * Reads one group so that its failure stays its own (PUB-080): the others are neither held up nor lost.
 * @param locale language of what the person is told
 * @throws what is a fault of ours and not of the REST server
 */
export async function searchGroup<T>(
  read: () => Promise<PageRecord<T>>,
  asked: { page: number; pageSize: number },
  locale: 'ZH' | 'EN',
): Promise<SearchGroup<T>> {
  try {
    // What the server sends is believed elsewhere; here nonsense in one group would cost the other five.
    const record = await read();
    if (!isPage(record)) return { found: null, failure: unavailable[locale] };
    return { found: await pageParent(Promise.resolve(record), asked), failure: null };
  } catch (error) {
    const known = explain(error);
    if (!known) throw error;
    return { found: null, failure: known.text[locale] };
  }
}
