import type { QueryRef } from '@apollo/client/react';
import type { CentreAddress, CentreApp } from '../centre';
import { type InvitationsAddress, readInvitationsAddress } from './address';
import { type InvitationsRef, loadInvited } from './email';
import {
  InvitationPosterDocument,
  type InvitationPosterQuery,
  type InvitationPosterQueryVariables,
} from './poster.generated';

export type PosterRef = QueryRef<InvitationPosterQuery, InvitationPosterQueryVariables>;

type Of<Tab> = Extract<InvitationsAddress, { tab: Tab }>;
export type InvitationsData =
  | (Of<'poster'> & { query: PosterRef })
  | (Of<'email'> & { query: InvitationsRef });

/** Only the tab that is shown is read. */
export function loadInvitations({ query }: CentreAddress, app: CentreApp): InvitationsData {
  const address = readInvitationsAddress(query);
  if (address.tab === 'email') return { ...address, query: loadInvited(app, address) };
  return {
    ...address,
    query: app.preloadQuery(InvitationPosterDocument, { fetchPolicy: 'cache-and-network' }),
  };
}
