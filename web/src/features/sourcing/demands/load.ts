import type { QueryRef } from '@apollo/client/react';
import type { CentreAddress, CentreApp } from '../../centre';
import { readRecordAddress, type RecordAddress } from '../../records';
import { statusOfTab } from '../../review';
import {
  OwnDemandByIdDocument,
  type OwnDemandByIdQuery,
  type OwnDemandByIdQueryVariables,
  OwnDemandsDocument,
  type OwnDemandsQuery,
  type OwnDemandsQueryVariables,
} from './demands.generated';

export type OwnDemandsRef = QueryRef<OwnDemandsQuery, OwnDemandsQueryVariables>;
export type OwnDemandRef = QueryRef<OwnDemandByIdQuery, OwnDemandByIdQueryVariables>;

type Of<View> = Extract<RecordAddress, { view: View }>;
export type DemandsData =
  | (Of<'list'> & { query: OwnDemandsRef })
  | Of<'add'>
  | (Of<'edit' | 'detail'> & { query: OwnDemandRef });

/** States change without this page: what is in the cache is shown at once and asked for again. */
const fetchPolicy = 'cache-and-network';

/** What the address shows, asked for before anything is drawn. */
export function loadDemands({ query }: CentreAddress, { preloadQuery }: CentreApp): DemandsData {
  const address = readRecordAddress(query);
  if (address.view === 'add') return address;
  if (address.view === 'list') {
    const variables = { status: statusOfTab[address.status] ?? null, page: address.page };
    return { ...address, query: preloadQuery(OwnDemandsDocument, { variables, fetchPolicy }) };
  }
  const variables = { id: address.id };
  return { ...address, query: preloadQuery(OwnDemandByIdDocument, { variables, fetchPolicy }) };
}
