import { pageQuery, readPageNumber } from '../../../lib/page-number';
import { paths } from '../../../lib/paths';

/** The panel's entry in the menu of the visitor centre (`?menu=`). */
const MENU = 'register';

/** What the panel shows: the people whose number contains `mobile`, or the form for one more. */
export type OthersAddress = { view: 'list'; mobile: string; page: number } | { view: 'add' };

/** Reads the address; what makes no sense is the list. */
export function readOthersAddress(query: URLSearchParams): OthersAddress {
  if (query.get('view') === 'add') return { view: 'add' };
  return {
    view: 'list',
    mobile: (query.get('mobile') ?? '').trim().slice(0, 40),
    page: readPageNumber(query),
  };
}

/** The address of a state of the panel. */
export const othersPath = (address: OthersAddress): string =>
  paths.centre(
    'visitor',
    MENU,
    address.view === 'add' ? { view: 'add' } : { mobile: address.mobile, ...pageQuery(address.page) },
  );

export const othersListPath = othersPath({ view: 'list', mobile: '', page: 1 });
