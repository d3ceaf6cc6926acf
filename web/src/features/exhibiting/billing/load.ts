import type { QueryRef } from '@apollo/client/react';
import type { CentreAddress, CentreApp } from '../../centre';
import { OwnBillingDocument, type OwnBillingQuery, type OwnBillingQueryVariables } from './billing.generated';

export type OwnBillingRef = QueryRef<OwnBillingQuery, OwnBillingQueryVariables>;

/** What is saved, asked for before anything is drawn; a colleague may have changed it. */
export const loadBilling = (_address: CentreAddress, { preloadQuery }: CentreApp): OwnBillingRef =>
  preloadQuery(OwnBillingDocument, { fetchPolicy: 'network-only' });
