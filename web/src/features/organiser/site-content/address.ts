import { pageQuery, readPageNumber } from '../../../lib/page-number';
import { paths } from '../../../lib/paths';

/** What the panel shows. `of` is the entry that those of a list belong to; blank where they stand alone. */
export type ContentAddress =
  | { view: 'overview' }
  /** `removed`: what was taken off the site, not what is on it. */
  | { view: 'list'; list: string; of: string; page: number; removed?: true }
  | { view: 'add'; list: string; of: string }
  | { view: 'edit'; list: string; id: string }
  | { view: 'versions'; list: string; id: string; from: number | null; to: number | null };

function readNumber(text: string | null): number | null {
  const number = Number(text);
  return Number.isInteger(number) && number > 0 && number <= 1_000_000 ? number : null;
}

/** Reads the address; what makes no sense is the overview. */
export function readContentAddress(query: URLSearchParams): ContentAddress {
  const text = (name: string) => (query.get(name) ?? '').trim().slice(0, 120);
  const [list, id, of, view] = [text('list'), text('id'), text('of'), text('view')];
  if (!list) return { view: 'overview' };
  if (view === 'add') return { view, list, of };
  if (!id) {
    const page = readPageNumber(query);
    return { view: 'list', list, of, page, ...(text('removed') ? { removed: true } : {}) };
  }
  if (view === 'versions')
    return { view, list, id, from: readNumber(query.get('from')), to: readNumber(query.get('to')) };
  return { view: 'edit', list, id };
}

/** The address of what the panel shows. */
export function contentPath(address: ContentAddress): string {
  const menu = 'content';
  switch (address.view) {
    case 'overview':
      return paths.organiser({ menu });
    case 'list':
      return paths.organiser({
        menu,
        list: address.list,
        of: address.of,
        ...(address.removed ? { removed: 'yes' } : {}),
        ...pageQuery(address.page),
      });
    case 'edit':
      return paths.organiser({ menu, list: address.list, id: address.id });
    default: {
      const { view, ...rest } = address;
      return paths.organiser({ menu, view, ...rest });
    }
  }
}

/** A list from its beginning. */
export const listPath = (list: string, of = ''): string => contentPath({ view: 'list', list, of, page: 1 });
