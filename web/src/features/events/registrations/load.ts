import type { QueryRef } from '@apollo/client/react';
import type { CentreAddress, CentreApp } from '../../centre';
import { readRegistrationsAddress, type RegistrationsAddress } from './address';
import {
  EventRegistrationByIdDocument,
  type EventRegistrationByIdQuery,
  type EventRegistrationByIdQueryVariables,
  EventRegistrationsDocument,
  type EventRegistrationsQuery,
  type EventRegistrationsQueryVariables,
} from './registrations.generated';

export type RegistrationsRef = QueryRef<EventRegistrationsQuery, EventRegistrationsQueryVariables>;
export type RegistrationRef = QueryRef<EventRegistrationByIdQuery, EventRegistrationByIdQueryVariables>;

type Of<View> = Extract<RegistrationsAddress, { view: View }>;
export type RegistrationsData =
  | (Of<'list'> & { query: RegistrationsRef })
  | (Of<'detail'> & { query: RegistrationRef });

/** What the address shows, asked for before anything is drawn. */
export function loadRegistrations({ query }: CentreAddress, { preloadQuery }: CentreApp): RegistrationsData {
  const address = readRegistrationsAddress(query);
  // Signed up or cancelled elsewhere: what is in the cache is shown at once and asked for again.
  const fetchPolicy = 'cache-and-network';
  if (address.view === 'detail') {
    const variables = { id: address.id };
    return { ...address, query: preloadQuery(EventRegistrationByIdDocument, { variables, fetchPolicy }) };
  }
  const variables = { page: address.page };
  return { ...address, query: preloadQuery(EventRegistrationsDocument, { variables, fetchPolicy }) };
}
