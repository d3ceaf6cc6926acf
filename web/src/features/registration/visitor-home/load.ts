import type { QueryRef } from '@apollo/client/react';
import type { CentreAddress, CentreApp } from '../../centre';
import {
  VisitorMattersDocument,
  type VisitorMattersQuery,
  type VisitorMattersQueryVariables,
} from './visitor-home.generated';

export type VisitorMattersRef = QueryRef<VisitorMattersQuery, VisitorMattersQueryVariables>;

/** Asked for again each time: answers come, and the organiser decides. */
export const loadVisitorHome = (_address: CentreAddress, { preloadQuery }: CentreApp): VisitorMattersRef =>
  preloadQuery(VisitorMattersDocument, { fetchPolicy: 'cache-and-network' });
