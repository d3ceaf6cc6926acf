import type { ApolloClient } from '@apollo/client/core';
import { toFailure } from '../../../apollo';
import { toWebAddress } from '../../../lib/web-address';
import { OpenInvitationSiteDocument } from './site.generated';

/**
 * The way into the external invitation site, for whoever is signed in (EXH-130).
 * @returns the refusal in the server's words, blank where it has none
 */
export async function openSite(client: ApolloClient): Promise<{ url: string } | { refusal: string }> {
  try {
    const { data } = await client.mutate({ mutation: OpenInvitationSiteDocument });
    const url = toWebAddress(data?.openInvitationSite.url)?.href;
    return url ? { url } : { refusal: data?.openInvitationSite.errors[0]?.message ?? '' };
  } catch (error) {
    return { refusal: toFailure(error).message ?? '' };
  }
}
