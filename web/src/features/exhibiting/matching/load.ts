import type { QueryRef } from '@apollo/client/react';
import { readPageNumber } from '../../../lib/page-number';
import type { CentreAddress, CentreApp } from '../../centre';
import {
  RecommendedDemandsDocument,
  type RecommendedDemandsQuery,
  type RecommendedDemandsQueryVariables,
} from './matching.generated';

export interface MatchingData {
  page: number;
  query: QueryRef<RecommendedDemandsQuery, RecommendedDemandsQueryVariables>;
}

/** A page of requests that fit; what was applied for changes without this page, so it is asked for again each time. */
export function loadMatching({ query }: CentreAddress, { preloadQuery }: CentreApp): MatchingData {
  const page = readPageNumber(query);
  const fetchPolicy = 'cache-and-network';
  return { page, query: preloadQuery(RecommendedDemandsDocument, { variables: { page }, fetchPolicy }) };
}
