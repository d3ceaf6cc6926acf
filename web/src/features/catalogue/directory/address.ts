import { readPageNumber } from '../../../lib/page-number';
import { type DirectoryTab, paths } from '../../../lib/paths';

/** What the address of the directory says. */
export interface DirectoryAddress {
  /** Undefined where the address leaves it open: then the last scope counts (DIR-022). */
  tab: DirectoryTab | undefined;
  search: string;
  /** Category code, '' for all; products only. */
  category: string;
  /** '' for all; suppliers only. */
  hall: string;
  /** ISO 3166-1 alpha-2, '' for all; suppliers only. */
  country: string;
  page: number;
}

const isTab = (value: string | null): value is DirectoryTab => value === 'product' || value === 'supplier';

/** Reads the address; what makes no sense falls back to the start of the list. */
export function readDirectoryAddress(query: URLSearchParams): DirectoryAddress {
  const tab = query.get('tab');
  const category = query.get('category') ?? '';
  const hall = (query.get('hall') ?? '').trim();
  const country = query.get('country') ?? '';
  return {
    tab: isTab(tab) ? tab : undefined,
    search: (query.get('search') ?? '').trim().slice(0, 100),
    category: /^[1-7](\d{2})?$/.test(category) ? category : '',
    hall: /^[\p{L}\p{N} ]{1,20}$/u.test(hall) ? hall : '',
    country: /^[A-Z]{2}$/.test(country) ? country : '',
    page: readPageNumber(query),
  };
}

/** The address of a state of the directory; page 1 and empty values leave no trace. */
export function directoryPath(
  tab: DirectoryTab,
  { search, category, hall, country, page }: Partial<DirectoryAddress>,
): string {
  return paths.directory({
    tab,
    search,
    category: tab === 'product' ? category : undefined,
    hall: tab === 'supplier' ? hall : undefined,
    country: tab === 'supplier' ? country : undefined,
    page: page === 1 ? undefined : page,
  });
}
