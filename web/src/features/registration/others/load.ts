import type { QueryRef } from '@apollo/client/react';
import type { CentreAddress, CentreApp } from '../../centre';
import { type OthersAddress, readOthersAddress } from './address';
import {
  OtherFormDocument,
  type OtherFormQuery,
  type OtherFormQueryVariables,
  RegisteredPeopleDocument,
  type RegisteredPeopleQuery,
  type RegisteredPeopleQueryVariables,
} from './others.generated';

export type OthersRef = QueryRef<RegisteredPeopleQuery, RegisteredPeopleQueryVariables>;
export type FormRef = QueryRef<OtherFormQuery, OtherFormQueryVariables>;

type Of<View> = Extract<OthersAddress, { view: View }>;
export type OthersData = (Of<'list'> & { query: OthersRef }) | (Of<'add'> & { query: FormRef });

/** The words that the form of a person offers. */
export const preloadPersonForm = ({ preloadQuery }: CentreApp): FormRef => preloadQuery(OtherFormDocument);

/** What the address shows, asked for before anything is drawn. */
export function loadOthers({ query }: CentreAddress, app: CentreApp): OthersData {
  const { preloadQuery } = app;
  const address = readOthersAddress(query);
  if (address.view === 'add') return { ...address, query: preloadPersonForm(app) };
  const { mobile, page } = address;
  return {
    ...address,
    // A group may have been registered meanwhile: what is in the cache is shown at once and asked for again.
    query: preloadQuery(RegisteredPeopleDocument, {
      variables: { mobile, page },
      fetchPolicy: 'cache-and-network',
    }),
  };
}
