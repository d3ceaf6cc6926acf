import type { QueryRef } from '@apollo/client/react';
import type { WebhookDeliveryState } from '../../../gql/types';
import type { ConsoleApp } from '../console';
import { type DeliveryFilter, type PartnersAddress, readPartnersAddress } from './address';
import {
  PartnerExportsDocument,
  type PartnerExportsQuery,
  type PartnerExportsQueryVariables,
} from './exports.generated';
import {
  PartnersDocument,
  type PartnersQuery,
  PartnerUsageDocument,
  type PartnerUsageQuery,
  type PartnerUsageQueryVariables,
} from './partners.generated';
import {
  PartnerDeliveryDocument,
  type PartnerDeliveryQuery,
  type PartnerDeliveryQueryVariables,
  PartnerFeedsDocument,
  type PartnerFeedsQuery,
  type PartnerFeedsQueryVariables,
  PartnerWebhookDocument,
  type PartnerWebhookQuery,
  type PartnerWebhookQueryVariables,
  PartnerWebhooksDocument,
  type PartnerWebhooksQuery,
  type PartnerWebhooksQueryVariables,
} from './webhooks.generated';

export type PartnersRef = QueryRef<PartnersQuery>;
export type PartnerUsageRef = QueryRef<PartnerUsageQuery, PartnerUsageQueryVariables>;
export type PartnerFeedsRef = QueryRef<PartnerFeedsQuery, PartnerFeedsQueryVariables>;
export type PartnerExportsRef = QueryRef<PartnerExportsQuery, PartnerExportsQueryVariables>;
export type PartnerWebhooksRef = QueryRef<PartnerWebhooksQuery, PartnerWebhooksQueryVariables>;
export type PartnerWebhookRef = QueryRef<PartnerWebhookQuery, PartnerWebhookQueryVariables>;
export type PartnerDeliveryRef = QueryRef<PartnerDeliveryQuery, PartnerDeliveryQueryVariables>;

type Of<View> = Extract<PartnersAddress, { view: View }>;
export type PartnersData =
  | (Of<'list'> & { partners: PartnersRef })
  | (Of<'partner'> & {
      partners: PartnersRef;
      feeds: PartnerFeedsRef;
      webhooks: PartnerWebhooksRef;
      exports: PartnerExportsRef;
      usage: PartnerUsageRef;
    })
  | (Of<'webhook'> & { query: PartnerWebhookRef })
  | (Of<'delivery'> & { query: PartnerDeliveryRef });

/** The state that is asked for; null for all. */
const states: Record<DeliveryFilter, WebhookDeliveryState | null> = {
  all: null,
  waiting: 'WAITING',
  delivered: 'DELIVERED',
  failed: 'FAILED',
};

/** What programs and receivers do changes all the time. */
const fetchPolicy = 'network-only';

/** What the address shows, asked for before anything is drawn. There are few partners: one is found among all. */
export function loadPartners(query: URLSearchParams, { preloadQuery }: ConsoleApp): PartnersData {
  const address = readPartnersAddress(query);
  if (address.view === 'webhook') {
    const { id: partnerId, webhook: id, filter, after } = address;
    const variables = { partnerId, id, state: states[filter], after: after || null };
    return { ...address, query: preloadQuery(PartnerWebhookDocument, { variables, fetchPolicy }) };
  }
  if (address.view === 'delivery') {
    const variables = { partnerId: address.id, id: address.delivery };
    return { ...address, query: preloadQuery(PartnerDeliveryDocument, { variables, fetchPolicy }) };
  }
  // Others change partners too: what is in the cache is shown at once and asked for again.
  const partners = preloadQuery(PartnersDocument, { fetchPolicy: 'cache-and-network' });
  if (address.view === 'list') return { ...address, partners };
  const { id: partnerId, days } = address;
  const variables = { partnerId };
  return {
    ...address,
    partners,
    feeds: preloadQuery(PartnerFeedsDocument, { variables, fetchPolicy }),
    webhooks: preloadQuery(PartnerWebhooksDocument, { variables, fetchPolicy }),
    exports: preloadQuery(PartnerExportsDocument, { variables, fetchPolicy }),
    usage: preloadQuery(PartnerUsageDocument, { variables: { partnerId, days }, fetchPolicy }),
  };
}
