import type { QueryRef } from '@apollo/client/react';
import type { CentreAddress, CentreApp } from '../../centre';
import { type InvitationsRef, loadInvited } from '../../invitations/email';
import { type OnlineInviteAddress, readOnlineInviteAddress } from './address';
import {
  OnlineInviteLinkDocument,
  type OnlineInviteLinkQuery,
  type OnlineInviteLinkQueryVariables,
  OnlineInvitePostersDocument,
  type OnlineInvitePostersQuery,
  type OnlineInvitePostersQueryVariables,
} from './online-invite.generated';

export type PostersRef = QueryRef<OnlineInvitePostersQuery, OnlineInvitePostersQueryVariables>;
export type LinkRef = QueryRef<OnlineInviteLinkQuery, OnlineInviteLinkQueryVariables>;

export type OnlineInviteData =
  | (Extract<OnlineInviteAddress, { tab: 'email' }> & { query: InvitationsRef })
  | (Extract<OnlineInviteAddress, { step: 3 }> & { query: LinkRef })
  | (Extract<OnlineInviteAddress, { step: 2 } | { tab: 'poster' }> & { query: PostersRef });

/** Only what is shown is read. The link is there already when somebody comes by the button 'Next'. */
export function loadOnlineInvite({ query }: CentreAddress, app: CentreApp): OnlineInviteData {
  const address = readOnlineInviteAddress(query);
  if (address.tab === 'email') return { ...address, query: loadInvited(app, address) };
  if (address.tab === 'mobile' && address.step === 3) {
    const { template } = address;
    return { ...address, query: app.preloadQuery(OnlineInviteLinkDocument, { variables: { template } }) };
  }
  const hasCode = address.tab === 'mobile' || address.hasCode;
  return {
    ...address,
    query: app.preloadQuery(OnlineInvitePostersDocument, { variables: { hasCode } }),
  };
}
