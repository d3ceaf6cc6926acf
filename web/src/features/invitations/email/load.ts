import type { QueryRef } from '@apollo/client/react';
import type { CentreApp } from '../../centre';
import {
  FriendInvitationsDocument,
  type FriendInvitationsQuery,
  type FriendInvitationsQueryVariables,
} from './emails.generated';

export type InvitationsRef = QueryRef<FriendInvitationsQuery, FriendInvitationsQueryVariables>;

/** Which of the invited are shown: a page of those whose address contains `email`. */
export interface EmailListAddress {
  email: string;
  page: number;
}

/** Who has registered meanwhile is asked for each time. */
export const loadInvited = ({ preloadQuery }: CentreApp, { email, page }: EmailListAddress): InvitationsRef =>
  preloadQuery(FriendInvitationsDocument, { variables: { email, page }, fetchPolicy: 'cache-and-network' });
