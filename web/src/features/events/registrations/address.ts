import { pageQuery, readPageNumber } from '../../../lib/page-number';
import { paths } from '../../../lib/paths';

/** The panel's entry in the menu of the visitor centre (`?menu=`). */
const MENU = 'meeting';

/** What the panel shows: the list, or one sign-up in full. */
export type RegistrationsAddress = { view: 'list'; page: number } | { view: 'detail'; id: string };

/** Reads the address; what makes no sense is the list. */
export function readRegistrationsAddress(query: URLSearchParams): RegistrationsAddress {
  const id = (query.get('id') ?? '').trim().slice(0, 64);
  if (query.get('view') === 'detail' && id) return { view: 'detail', id };
  return { view: 'list', page: readPageNumber(query) };
}

/** The address of a state of the panel. */
export const registrationsPath = (address: RegistrationsAddress): string =>
  paths.centre('visitor', MENU, address.view === 'list' ? pageQuery(address.page) : { ...address });

/** The page of an event by its code; none for codes that have no page. */
export function eventPath(code: string): string | undefined {
  const pages = new Map([
    ['C09A01', paths.meetIndustry()],
    ['C09A02', paths.meetTechnical()],
    ['C09A03', paths.meetCloud()],
    ['C09A05', paths.meetOther()],
  ]);
  return pages.get(code);
}
