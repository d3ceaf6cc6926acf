import type { QueryRef } from '@apollo/client/react';
import type { CentreAddress, CentreApp } from '../../centre';
import {
  ExhibitorMattersDocument,
  type ExhibitorMattersQuery,
  type ExhibitorMattersQueryVariables,
  ExhibitorOverviewDocument,
  type ExhibitorOverviewQuery,
  type ExhibitorOverviewQueryVariables,
} from './overview.generated';

export type OverviewRef = QueryRef<ExhibitorOverviewQuery, ExhibitorOverviewQueryVariables>;
export type MattersRef = QueryRef<ExhibitorMattersQuery, ExhibitorMattersQueryVariables>;

export interface OverviewData {
  overview: OverviewRef;
  matters: MattersRef;
}

/** Asked for again each time: colleagues hand things in, the organiser decides and assigns booths. */
export const loadOverview = (_address: CentreAddress, { preloadQuery }: CentreApp): OverviewData => ({
  overview: preloadQuery(ExhibitorOverviewDocument, { fetchPolicy: 'cache-and-network' }),
  matters: preloadQuery(ExhibitorMattersDocument, { fetchPolicy: 'cache-and-network' }),
});
