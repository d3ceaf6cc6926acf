import type { Adaptations } from '../adaptation.ts';
import { completeWith, UNKNOWN_TIME } from '../complete.ts';
import type { Schemas } from '../operations.ts';
import { completeList } from './complete-list.ts';

const completeInvitation = completeWith<Schemas['FriendInvitation']>({
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

export const invitations = {
  get: { '/app/invitations/email': { complete: completeList(completeInvitation) } },
} satisfies Adaptations;
