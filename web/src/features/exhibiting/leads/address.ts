import { pageQuery, readPageNumber } from '../../../lib/page-number';
import { paths } from '../../../lib/paths';

/** The panel's entry in the menu of the exhibitor centre (`?menu=`). */
const MENU = 'leads';
export const BEST = 5;

/** What the panel shows: those rated at least so (all without), a page of them. */
export interface LeadsAddress {
  rating: number | undefined;
  page: number;
}

/** Reads the address; what makes no sense is left out. */
export function readLeadsAddress(query: URLSearchParams): LeadsAddress {
  const rating = Number(query.get('rating'));
  return {
    rating: Number.isInteger(rating) && rating >= 1 && rating <= BEST ? rating : undefined,
    page: readPageNumber(query),
  };
}

/** The address of a state of the panel. */
export const leadsPath = ({ rating, page }: LeadsAddress): string =>
  paths.centre('exhibitor', MENU, { rating, ...pageQuery(page) });
