import Type, { type Static } from 'typebox';
import { PageQuery } from '../../http/page.ts';

/** Addresses of one submission, as people type and paste them. */
export const LONGEST_LIST = 4000;
/** Most addresses of one submission. */
export const MOST_ADDRESSES = 50;

export const InviteParams = Type.Object({
  '*': Type.String({ description: 'E-mail addresses, comma-joined, percent-encoded (REST-036).' }),
});
export const InviteQuery = Type.Object({
  mailLanguage: Type.Optional(
    Type.Union([Type.Literal('ZH'), Type.Literal('EN')], {
      description: 'Language of the mails; that of the request unless told.',
    }),
  ),
});
export const InvitationQuery = Type.Object({
  ...PageQuery,
  email: Type.String({ maxLength: 254, default: '', description: 'Part of the address; empty for all.' }),
});

/** Outcome of a submission. */
export const InviteOutcome = Type.Object(
  {
    sent: Type.Integer({ description: 'Mails that are on their way.' }),
    recentlySent: Type.Integer({
      description: 'Addresses that were written to within the last hour: no second mail.',
    }),
    registered: Type.Integer({
      description: 'Addresses whose owner has registered by an earlier invitation.',
    }),
    returned: Type.Integer({
      description: 'Addresses that letters came back from: nothing is sent to them.',
    }),
  },
  { $id: 'InviteOutcome', description: 'What became of the addresses of an invitation.' },
);
export type InviteOutcome = Static<typeof InviteOutcome>;

/** An invited person, with the fields of the visitor's and of the exhibitor's table (VC-081, CONFLICT-029). */
export const FriendInvitation = Type.Object(
  {
    id: Type.String(),
    email: Type.String(),
    firstName: Type.String({ description: 'As the person registered; empty before.' }),
    companyName: Type.String({ description: 'As the person registered; empty before.' }),
    job: Type.String({ description: 'Code of the position; empty before.' }),
    invitedUserId: Type.Union([Type.String(), Type.Null()], {
      description: 'Account that the invitation led to; null before.',
    }),
    regDate: Type.Union([Type.String(), Type.Null()], {
      description: 'When the person registered: yyyy-MM-dd HH:mm:ss, Shanghai time; null before.',
    }),
    createTime: Type.String({ description: 'When the person was invited first.' }),
    mailTime: Type.String({ description: 'When the last mail was sent.' }),
  },
  { $id: 'FriendInvitation', description: 'A person who was invited by e-mail.' },
);
export type FriendInvitation = Static<typeof FriendInvitation>;
