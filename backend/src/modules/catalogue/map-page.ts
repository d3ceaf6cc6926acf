import type { Page } from '../../http/page.ts';

/** The same page with each record made into another. */
export function mapPage<A, B>(page: Page<A>, map: (record: A) => B): Page<B> {
  return { ...page, records: page.records.map(map) };
}
