import type { QueryRef } from '@apollo/client/react';
import { readPageNumber } from '../../../lib/page-number';
import type { CentreAddress, CentreApp } from '../../centre';
import {
  PairingApplicationsDocument,
  type PairingApplicationsQuery,
  type PairingApplicationsQueryVariables,
  PairingPostDocument,
  type PairingPostQuery,
  type PairingPostQueryVariables,
} from './pairing.generated';
import { POST } from './paths';

export interface PairingData {
  page: number;
  query: QueryRef<PairingApplicationsQuery, PairingApplicationsQueryVariables>;
  /** The request that is applied for at once; null where the address names none. */
  post: QueryRef<PairingPostQuery, PairingPostQueryVariables> | null;
}

/** A page of the company's applications; states change without this page, so it is asked for again each time. */
export function loadPairing({ query }: CentreAddress, { preloadQuery }: CentreApp): PairingData {
  const page = readPageNumber(query);
  const fetchPolicy = 'cache-and-network';
  const id = query.get(POST);
  return {
    page,
    query: preloadQuery(PairingApplicationsDocument, { variables: { page }, fetchPolicy }),
    post: id === null ? null : preloadQuery(PairingPostDocument, { variables: { id } }),
  };
}
