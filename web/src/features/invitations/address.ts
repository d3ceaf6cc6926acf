import { pageQuery, readPageNumber } from '../../lib/page-number';
import { paths } from '../../lib/paths';

/** The panel's entry in the menu of the visitor centre (`?menu=`). */
const MENU = 'invite';

/** What the panel shows: the poster, or the people invited by e-mail whose address contains `email`. */
export type InvitationsAddress = { tab: 'poster' } | { tab: 'email'; email: string; page: number };

/** Reads the address; what makes no sense is the poster. */
export function readInvitationsAddress(query: URLSearchParams): InvitationsAddress {
  if (query.get('tab') !== 'email') return { tab: 'poster' };
  return {
    tab: 'email',
    email: (query.get('email') ?? '').trim().slice(0, 100),
    page: readPageNumber(query),
  };
}

/** The address of a state of the panel. */
export const invitationsPath = (address: InvitationsAddress): string =>
  paths.centre(
    'visitor',
    MENU,
    address.tab === 'poster' ? {} : { tab: 'email', email: address.email, ...pageQuery(address.page) },
  );
