import type { QueryRef } from '@apollo/client/react';
import type { ConsoleApp } from '../console';
import { type PartnersAddress, readPartnersAddress } from './address';
import {
  PartnersDocument,
  type PartnersQuery,
  PartnerUsageDocument,
  type PartnerUsageQuery,
  type PartnerUsageQueryVariables,
} from './partners.generated';

export type PartnersRef = QueryRef<PartnersQuery>;
export type PartnerUsageRef = QueryRef<PartnerUsageQuery, PartnerUsageQueryVariables>;

type Of<View> = Extract<PartnersAddress, { view: View }>;
export type PartnersData = { partners: PartnersRef } & (
  | Of<'list'>
  | (Of<'partner'> & { usage: PartnerUsageRef })
);

/** What the address shows, asked for before anything is drawn. There are few partners: one is found among all. */
export function loadPartners(query: URLSearchParams, { preloadQuery }: ConsoleApp): PartnersData {
  const address = readPartnersAddress(query);
  // Others change partners too: what is in the cache is shown at once and asked for again.
  const partners = preloadQuery(PartnersDocument, { fetchPolicy: 'cache-and-network' });
  if (address.view === 'list') return { ...address, partners };
  const variables = { partnerId: address.id, days: address.days };
  const usage = preloadQuery(PartnerUsageDocument, { variables, fetchPolicy: 'network-only' });
  return { ...address, partners, usage };
}
