import { pageQuery, readPageNumber } from '../../../lib/page-number';
import { paths } from '../../../lib/paths';

/** What the address of the panel shows: the list, or one import. */
export type ImportAddress = { view: 'list'; page: number } | { view: 'import'; id: string };

export function readImportAddress(query: URLSearchParams): ImportAddress {
  const id = query.get('import')?.trim().slice(0, 64);
  return id ? { view: 'import', id } : { view: 'list', page: readPageNumber(query) };
}

/** Addresses of the panel. */
export const importPaths = {
  list: (page = 1) => paths.organiser({ menu: 'import', ...pageQuery(page) }),
  one: (id: string) => paths.organiser({ menu: 'import', import: id }),
};
