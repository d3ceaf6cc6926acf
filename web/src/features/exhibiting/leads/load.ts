import type { QueryRef } from '@apollo/client/react';
import type { CentreAddress, CentreApp } from '../../centre';
import { type LeadsAddress, readLeadsAddress } from './address';
import { LeadsDocument, type LeadsQuery, type LeadsQueryVariables } from './leads.generated';

export interface LeadsData {
  address: LeadsAddress;
  query: QueryRef<LeadsQuery, LeadsQueryVariables>;
}

/** The page that the address names. Colleagues scan too, so what is in the cache is asked for again. */
export function loadLeads({ query }: CentreAddress, { preloadQuery }: CentreApp): LeadsData {
  const address = readLeadsAddress(query);
  const variables = { rating: address.rating ?? null, page: address.page };
  return { address, query: preloadQuery(LeadsDocument, { variables, fetchPolicy: 'cache-and-network' }) };
}
