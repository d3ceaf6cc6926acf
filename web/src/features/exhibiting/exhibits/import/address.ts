import { paths } from '../../../../lib/paths';

/** What the view shows: how it goes, and the report of a list where one was sent in. */
export interface ImportAddress {
  view: 'import';
  list?: string;
}

/** undefined where the address shows another view of the panel. */
export function readImportAddress(query: URLSearchParams): ImportAddress | undefined {
  if (query.get('view') !== 'import') return undefined;
  const list = query.get('list')?.trim().slice(0, 64);
  return { view: 'import', ...(list ? { list } : {}) };
}

/** The view, with the report of a list. */
export const importPath = (list?: string): string =>
  paths.centre('exhibitor', 'exhibits', { view: 'import', list });
