import type { QueryRef } from '@apollo/client/react';
import { readPageNumber } from '../../../lib/page-number';
import type { CentreAddress, CentreApp } from '../../centre';
import {
  PairingApplicationsDocument,
  type PairingApplicationsQuery,
  type PairingApplicationsQueryVariables,
} from './pairing.generated';

export interface PairingData {
  page: number;
  query: QueryRef<PairingApplicationsQuery, PairingApplicationsQueryVariables>;
}

/** A page of the company's applications; states change without this page, so it is asked for again each time. */
export function loadPairing({ query }: CentreAddress, { preloadQuery }: CentreApp): PairingData {
  const page = readPageNumber(query);
  const fetchPolicy = 'cache-and-network';
  return { page, query: preloadQuery(PairingApplicationsDocument, { variables: { page }, fetchPolicy }) };
}
