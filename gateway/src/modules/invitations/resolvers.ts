import { LocalisedError } from '../../schema/errors.ts';
import type {
  FriendInvitationPageResolvers,
  FriendInvitationResolvers,
  MutationResolvers,
  ViewerResolvers,
} from '../../schema/resolvers.generated.ts';
import { wordsOf } from '../dictionary-words.ts';
import { isoInstant, pageFields, pageParent } from '../page.ts';
import { registrationSource } from '../registration/index.ts';
import { payload } from '../user-errors.ts';
import { invitationSource } from './source.ts';

/** What an address line holds of them once they are encoded; addresses in plain letters stay far below. */
const LONGEST_ENCODED = 8000;

export const FriendInvitation: FriendInvitationResolvers = {
  status: ({ invitedUserId, regDate }) => (invitedUserId || regDate ? 'INVITED' : 'TO_BE_INVITED'),
  firstName: ({ firstName }) => firstName || null,
  companyName: ({ companyName }) => companyName || null,
  position: async ({ job }, args, context) =>
    job === '' ? null : wordsOf(await registrationSource(context).positions(), job, args, context),
  registeredAt: ({ regDate }) => regDate && isoInstant(regDate),
  invitedAt: ({ createTime }) => isoInstant(createTime),
  mailedAt: ({ mailTime }) => isoInstant(mailTime),
};

export const FriendInvitationPage: FriendInvitationPageResolvers = pageFields;

export const Viewer: Pick<ViewerResolvers, 'friendInvitations'> = {
  friendInvitations: (_viewer, { email, page, pageSize }, context) =>
    pageParent(invitationSource(context).list(email, page, pageSize), { page, pageSize }),
};

export const Mutation: Pick<MutationResolvers, 'inviteByEmail'> = {
  inviteByEmail: (_root, { input: { emails, language } }, context) => {
    if (encodeURIComponent(emails).length > LONGEST_ENCODED) {
      throw new LocalisedError(
        { ZH: '邮箱过多，请分批邀请', EN: 'Too many addresses at once' },
        'BAD_USER_INPUT',
      );
    }
    return payload(
      async () => {
        const { result, message } = await invitationSource(context).invite(
          emails,
          language ?? context.locale,
        );
        return { sentCount: result.sent, message };
      },
      { sentCount: 0, message: null },
      (field) => [field],
    );
  },
};
