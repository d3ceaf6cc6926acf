import type { QueryRef } from '@apollo/client/react';
import type { ConsoleApp } from '../console';
import { readPeopleAddress } from './address';
import {
  DeskPeopleDocument,
  type DeskPeopleQuery,
  type DeskPeopleQueryVariables,
  DeskPersonDocument,
  type DeskPersonQuery,
  type DeskPersonQueryVariables,
} from './people.generated';

export type PeopleRef = QueryRef<DeskPeopleQuery, DeskPeopleQueryVariables>;
export type PersonRef = QueryRef<DeskPersonQuery, DeskPersonQueryVariables>;

export type PeopleData =
  /** Nobody is looked for before somebody is named: `query` is missing. */
  | { view: 'search'; q: string; query: PeopleRef | undefined }
  | { view: 'person'; id: string; query: PersonRef };

/** Who was found before is not shown while others may have changed or forgotten them. */
const fetchPolicy = 'network-only';

/** What the address shows, asked for before anything is drawn. */
export function loadPeople(query: URLSearchParams, { preloadQuery }: ConsoleApp): PeopleData {
  const address = readPeopleAddress(query);
  if (address.view === 'person') {
    const variables = { id: address.id };
    return { ...address, query: preloadQuery(DeskPersonDocument, { variables, fetchPolicy }) };
  }
  const { q } = address;
  return {
    ...address,
    query: q ? preloadQuery(DeskPeopleDocument, { variables: { search: q }, fetchPolicy }) : undefined,
  };
}
