import type { QueryRef } from '@apollo/client/react';
import { readPageNumber } from '../../lib/page-number';
import type { CentreAddress, CentreApp } from '../centre';
import { CouponsDocument, type CouponsQuery, type CouponsQueryVariables } from './coupons.generated';

export interface CouponsData {
  page: number;
  query: QueryRef<CouponsQuery, CouponsQueryVariables>;
}

/** The page that the address names. Used at a counter meanwhile: what is in the cache is asked for again. */
export function loadCoupons({ query }: CentreAddress, { preloadQuery }: CentreApp): CouponsData {
  const page = readPageNumber(query);
  return {
    page,
    query: preloadQuery(CouponsDocument, { variables: { page }, fetchPolicy: 'cache-and-network' }),
  };
}
