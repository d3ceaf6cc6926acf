import { paths } from '../../lib/paths';

/** The panel's entry in the menu of the visitor centre (`?menu=`). */
const MENU = 'group';

/** The list whose report the address shows; undefined for none. */
export const readGroupAddress = (query: URLSearchParams): string | undefined =>
  query.get('list')?.trim().slice(0, 64) || undefined;

/** The panel, with the report of a list. */
export const groupPath = (list?: string): string => paths.centre('visitor', MENU, { list });
