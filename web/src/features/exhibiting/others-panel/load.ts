import type { QueryRef } from '@apollo/client/react';
import type { CentreAddress, CentreApp } from '../../centre';
import {
  ExhibitorOthersDocument,
  type ExhibitorOthersQuery,
  type ExhibitorOthersQueryVariables,
} from './others.generated';

export type OthersData = QueryRef<ExhibitorOthersQuery, ExhibitorOthersQueryVariables>;

export const loadOthers = (_address: CentreAddress, { preloadQuery }: CentreApp): OthersData =>
  preloadQuery(ExhibitorOthersDocument);
