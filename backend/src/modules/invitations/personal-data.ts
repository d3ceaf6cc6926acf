import { eq, inArray, or } from 'drizzle-orm';
import type { PersonalData } from '../../personal-data/person.ts';
import { friendInvitations, invitationLinks } from './tables.ts';

/** Invitations from somebody and to somebody. Who has invited a person that is forgotten still counts one more guest. */
export const ownInvitations: readonly PersonalData[] = [
  {
    kind: 'invitations-sent',
    label: { ZH: '发出的邀请', EN: 'Invitations sent' },
    table: friendInvitations,
    of: ({ accountId }) => (accountId === null ? undefined : eq(friendInvitations.inviterId, accountId)),
    hidden: ['key', 'inviterId', 'invitedUserId'],
    then: 'removed',
  },
  {
    kind: 'invitation-links',
    label: { ZH: '邀请链接', EN: 'Links of invitations' },
    table: invitationLinks,
    of: ({ accountId }) => (accountId === null ? undefined : eq(invitationLinks.inviterId, accountId)),
    hidden: ['key'],
    then: 'removed',
  },
  {
    kind: 'invitations-received',
    label: { ZH: '收到的邀请', EN: 'Invitations received' },
    table: friendInvitations,
    of: ({ accountId, addresses }) =>
      or(
        accountId === null ? undefined : eq(friendInvitations.invitedUserId, accountId),
        addresses.length === 0 ? undefined : inArray(friendInvitations.email, addresses),
      ),
    hidden: ['key', 'inviterId'],
    then: { email: '', firstName: '', companyName: '', position: '', invitedUserId: null },
  },
];
