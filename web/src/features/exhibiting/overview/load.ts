import type { QueryRef } from '@apollo/client/react';
import type { CentreAddress, CentreApp } from '../../centre';
import {
  ExhibitorOverviewDocument,
  type ExhibitorOverviewQuery,
  type ExhibitorOverviewQueryVariables,
} from './overview.generated';

export type OverviewRef = QueryRef<ExhibitorOverviewQuery, ExhibitorOverviewQueryVariables>;

/** Asked for again each time: colleagues hand things in, and the organiser assigns booths. */
export const loadOverview = (_address: CentreAddress, { preloadQuery }: CentreApp): OverviewRef =>
  preloadQuery(ExhibitorOverviewDocument, { fetchPolicy: 'cache-and-network' });
