import type { QueryRef } from '@apollo/client/react';
import type { CentreAddress, CentreApp } from '../../centre';
import {
  ServiceItemByIdDocument,
  type ServiceItemByIdQuery,
  type ServiceItemByIdQueryVariables,
  ServiceItemsDocument,
  type ServiceItemsQuery,
  type ServiceItemsQueryVariables,
} from './manual.generated';
import { readManualAddress } from './paths';

export type ServiceItemsRef = QueryRef<ServiceItemsQuery, ServiceItemsQueryVariables>;
export type ServiceItemRef = QueryRef<ServiceItemByIdQuery, ServiceItemByIdQueryVariables>;

export type ManualData =
  | { view: 'list'; query: ServiceItemsRef }
  | { view: 'fill' | 'detail'; id: string; query: ServiceItemRef };

/** Colleagues hand things in too: what is in the cache is shown at once and asked for again. */
const fetchPolicy = 'cache-and-network';

/** What the address shows, asked for before anything is drawn. */
export function loadManual({ query }: CentreAddress, { preloadQuery }: CentreApp): ManualData {
  const address = readManualAddress(query);
  if (address.view === 'list') {
    return { ...address, query: preloadQuery(ServiceItemsDocument, { fetchPolicy }) };
  }
  const variables = { id: address.id };
  return { ...address, query: preloadQuery(ServiceItemByIdDocument, { variables, fetchPolicy }) };
}
