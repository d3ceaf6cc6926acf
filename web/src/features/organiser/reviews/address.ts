import { paths } from '../../../lib/paths';
import { readPageNumber } from '../../../lib/page-number';

/** What the address of the panel shows. */
export type ReviewsAddress =
  | { view: 'queue'; kind: string; page: number }
  | { view: 'record'; kind: string; of: string; id: string }
  | { view: 'history'; page: number };

/** Reads the address: `kind` is what the queue is narrowed to, `of` and `id` name one record. */
export function readReviewsAddress(query: URLSearchParams): ReviewsAddress {
  const page = readPageNumber(query);
  const kind = query.get('kind') ?? '';
  const [of, id] = [query.get('of'), query.get('id')];
  if (of && id) return { view: 'record', kind, of, id };
  if (query.get('view') === 'history') return { view: 'history', page };
  return { view: 'queue', kind, page };
}

const pageOf = (page: number) => (page === 1 ? null : page);

/** Addresses of the panel. */
export const reviewsPaths = {
  queue: (kind = '', page = 1) => paths.organiser({ menu: 'review', kind, page: pageOf(page) }),
  /** @param kind that the queue behind it is narrowed to */
  record: (of: string, id: string, kind = '') => paths.organiser({ menu: 'review', kind, of, id }),
  history: (page = 1) => paths.organiser({ menu: 'review', view: 'history', page: pageOf(page) }),
};
