import { pageQuery, readPageNumber } from '../../../lib/page-number';
import { paths } from '../../../lib/paths';

/** Kinds and stages as the address has them; blank is all and leaves no trace. */
export const kinds = ['', 'news', 'focus'] as const;
export const stages = ['', 'draft', 'scheduled', 'published', 'withdrawn'] as const;

/** What the list is asked for. */
export interface ArticleFilter {
  kind: (typeof kinds)[number];
  stage: (typeof stages)[number];
  title: string;
  page: number;
}

/** What the panel shows. */
export type ManagedNewsAddress =
  | ({ view: 'list' } & ArticleFilter)
  | { view: 'add' }
  | { view: 'edit'; id: string }
  | { view: 'versions'; id: string; from: number | null; to: number | null }
  | { view: 'banners' }
  | { view: 'banner'; id: string };

const oneOf = <Some extends string>(some: readonly Some[], text: string | null): Some | undefined =>
  some.find((one) => one === text);

function readNumber(text: string | null): number | null {
  const number = Number(text);
  return Number.isInteger(number) && number > 0 && number <= 1_000_000 ? number : null;
}

/** Reads the address; what makes no sense is the list. */
export function readManagedNewsAddress(query: URLSearchParams): ManagedNewsAddress {
  const view = query.get('view');
  const id = (query.get('id') ?? '').trim().slice(0, 32);
  if (view === 'add' || view === 'banners') return { view };
  if (view === 'banner') return { view, id };
  if (view === 'edit' && id) return { view, id };
  if (view === 'versions' && id)
    return { view, id, from: readNumber(query.get('from')), to: readNumber(query.get('to')) };
  return {
    view: 'list',
    kind: oneOf(kinds, query.get('kind')) ?? '',
    stage: oneOf(stages, query.get('stage')) ?? '',
    title: (query.get('title') ?? '').trim().slice(0, 100),
    page: readPageNumber(query),
  };
}

/** The address of what the panel shows. */
export function managedNewsPath(address: ManagedNewsAddress): string {
  const menu = 'news';
  if (address.view !== 'list') {
    const { view, ...rest } = address;
    return paths.organiser({ menu, view, ...rest });
  }
  const { kind, stage, title, page } = address;
  return paths.organiser({
    menu,
    kind: kind || null,
    stage: stage || null,
    title: title || null,
    ...pageQuery(page),
  });
}

/** The list from its beginning, or a part of it. */
export const listPath = (some: Partial<ArticleFilter> = {}): string =>
  managedNewsPath({ view: 'list', kind: '', stage: '', title: '', page: 1, ...some });

export const listOfBanners = managedNewsPath({ view: 'banners' });
