import type { Schemas } from '../../rest/operations.ts';
import type { PageParent } from '../page.ts';

export type FriendInvitationParent = Schemas['FriendInvitation'];
export type FriendInvitationPageParent = PageParent<FriendInvitationParent>;
