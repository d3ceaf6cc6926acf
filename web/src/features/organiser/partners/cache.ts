import type { ApolloCache } from '@apollo/client/cache';
import type { ApiKeyFieldsFragment } from '../../api-keys';
import { type KeptPartnerFragment, PartnersDocument } from './partners.generated';

type Partners = readonly KeptPartnerFragment[];

/** Shows the partners as a change leaves them; nothing to do where nobody has asked for them. */
function changePartners(cache: ApolloCache, change: (partners: Partners) => Partners): void {
  cache.updateQuery({ query: PartnersDocument }, (before) =>
    before?.organiser
      ? { organiser: { ...before.organiser, partners: [...change(before.organiser.partners)] } }
      : before,
  );
}

export const addPartner = (cache: ApolloCache, partner: KeptPartnerFragment): void =>
  changePartners(cache, (partners) => [...partners, partner]);

/** Shows a new key first among those of its partner. */
export const addKey = (cache: ApolloCache, partnerId: string, apiKey: ApiKeyFieldsFragment): void =>
  changePartners(cache, (partners) =>
    partners.map((partner) =>
      partner.id === partnerId ? { ...partner, keys: [apiKey, ...partner.keys] } : partner,
    ),
  );

/** Takes a partner with its keys out of everything that the cache holds. */
export function forgetPartner(cache: ApolloCache, { id, keys }: KeptPartnerFragment): void {
  cache.evict({ id: cache.identify({ __typename: 'Partner', id }) ?? '' });
  for (const key of keys) cache.evict({ id: cache.identify({ __typename: 'ApiKey', id: key.id }) ?? '' });
  cache.gc();
}
