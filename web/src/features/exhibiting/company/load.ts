import type { QueryRef } from '@apollo/client/react';
import type { CentreAddress, CentreApp } from '../../centre';
import { OwnCompanyDocument, type OwnCompanyQuery, type OwnCompanyQueryVariables } from './company.generated';

export interface CompanyData {
  query: QueryRef<OwnCompanyQuery, OwnCompanyQueryVariables>;
}

/** Asked for anew each time: what a form begins with should be what is there. */
export const loadCompany = (_address: CentreAddress, { preloadQuery }: CentreApp): CompanyData => ({
  query: preloadQuery(OwnCompanyDocument, { fetchPolicy: 'network-only' }),
});
