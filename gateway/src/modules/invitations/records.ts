import { completeWith, UNKNOWN_TIME } from '../../rest/complete.ts';
import type { FriendInvitationParent } from './parents.ts';

/** An invitation with what servers of the specification leave out. */
export const completeInvitation = completeWith<FriendInvitationParent>({
  id: '',
  email: '',
  firstName: '',
  companyName: '',
  job: '',
  invitedUserId: null,
  regDate: null,
  createTime: UNKNOWN_TIME,
  mailTime: UNKNOWN_TIME,
});
