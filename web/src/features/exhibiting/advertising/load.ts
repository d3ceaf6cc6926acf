import type { QueryRef } from '@apollo/client/react';
import type { CentreAddress, CentreApp } from '../../centre';
import { readRecordAddress, type RecordAddress } from '../../records';
import { statusOfTab } from '../../review';
import {
  AdCatalogueDocument,
  type AdCatalogueQuery,
  type AdCatalogueQueryVariables,
  OwnAdRequestByIdDocument,
  type OwnAdRequestByIdQuery,
  type OwnAdRequestByIdQueryVariables,
  OwnAdRequestsDocument,
  type OwnAdRequestsQuery,
  type OwnAdRequestsQueryVariables,
} from './advertising.generated';

export type OwnAdRequestsRef = QueryRef<OwnAdRequestsQuery, OwnAdRequestsQueryVariables>;
export type AdCatalogueRef = QueryRef<AdCatalogueQuery, AdCatalogueQueryVariables>;
export type OwnAdRequestRef = QueryRef<OwnAdRequestByIdQuery, OwnAdRequestByIdQueryVariables>;

type Of<View> = Extract<RecordAddress, { view: View }>;
export type AdvertisingData =
  | (Of<'list'> & { query: OwnAdRequestsRef })
  | (Of<'add'> & { query: AdCatalogueRef })
  | (Of<'edit' | 'detail'> & { query: OwnAdRequestRef });

/** States and prices change without this page: what is in the cache is shown at once and asked for again. */
const fetchPolicy = 'cache-and-network';

/** What the address shows, asked for before anything is drawn. */
export function loadAdvertising({ query }: CentreAddress, { preloadQuery }: CentreApp): AdvertisingData {
  const address = readRecordAddress(query);
  if (address.view === 'add')
    return { ...address, query: preloadQuery(AdCatalogueDocument, { fetchPolicy }) };
  if (address.view === 'list') {
    const variables = { status: statusOfTab[address.status] ?? null, page: address.page };
    return { ...address, query: preloadQuery(OwnAdRequestsDocument, { variables, fetchPolicy }) };
  }
  const variables = { id: address.id };
  return { ...address, query: preloadQuery(OwnAdRequestByIdDocument, { variables, fetchPolicy }) };
}
