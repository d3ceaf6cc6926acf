import { paths } from '../../../lib/paths';

/** What the panel shows: a search, or one person. */
export type PeopleAddress = { view: 'search'; q: string } | { view: 'person'; id: string };

const MOST_CHARACTERS = 100;

/** Reads the address; what makes no sense is the search. */
export function readPeopleAddress(query: URLSearchParams): PeopleAddress {
  const id = (query.get('id') ?? '').trim().slice(0, 32);
  if (query.get('view') === 'person' && id) return { view: 'person', id };
  return { view: 'search', q: (query.get('q') ?? '').trim().slice(0, MOST_CHARACTERS) };
}

/** The address of what the panel shows. */
export const peoplePath = (address: PeopleAddress): string =>
  address.view === 'person'
    ? paths.organiser({ menu: 'people', view: 'person', id: address.id })
    : paths.organiser({ menu: 'people', q: address.q || null });
