import { LocalisedError } from '../../../schema/errors.ts';
import { UpstreamRefusal } from '../../../rest/errors.ts';
import type {
  FriendInvitationResolvers,
  MutationResolvers,
  ViewerResolvers,
} from '../../../schema/resolvers.generated.ts';
import { wordsOf } from '../../dictionary-words.ts';
import { isoInstant, pageFields, pageParent } from '../../page.ts';

/** What an address line holds of them once they are encoded; addresses in plain letters stay far below. */
const LONGEST_ENCODED = 8000;

const FriendInvitation: FriendInvitationResolvers = {
  status: ({ invitedUserId, regDate }) => (invitedUserId || regDate ? 'INVITED' : 'TO_BE_INVITED'),
  firstName: ({ firstName }) => firstName || null,
  companyName: ({ companyName }) => companyName || null,
  position: async ({ job }, args, context) =>
    job === '' ? null : wordsOf(await context.registration.positions(), job, args, context),
  registeredAt: ({ regDate }) => regDate && isoInstant(regDate),
  invitedAt: ({ createTime }) => isoInstant(createTime),
  mailedAt: ({ mailTime }) => isoInstant(mailTime),
};

const Viewer: Pick<ViewerResolvers, 'friendInvitations'> = {
  friendInvitations: (_viewer, { email, page, pageSize }, { invitations }) =>
    pageParent(invitations.list(email, page, pageSize), { page, pageSize }),
};

const Mutation: Pick<MutationResolvers, 'inviteByEmail'> = {
  inviteByEmail: async (_root, { input: { emails, language } }, { invitations, locale }) => {
    if (encodeURIComponent(emails).length > LONGEST_ENCODED) {
      throw new LocalisedError(
        { ZH: '邮箱过多，请分批邀请', EN: 'Too many addresses at once' },
        'BAD_USER_INPUT',
      );
    }
    try {
      const { result, message } = await invitations.invite(emails, language ?? locale);
      return { sentCount: result.sent, message, errors: [] };
    } catch (error) {
      if (!(error instanceof UpstreamRefusal) || error.code !== 500) throw error;
      const path = error.field === undefined ? null : [error.field];
      return { sentCount: 0, message: null, errors: [{ code: 'INVALID', message: error.message, path }] };
    }
  },
};

/** People whom an account has invited. */
export const invitationResolvers = {
  FriendInvitation,
  FriendInvitationPage: pageFields,
  Viewer,
  Mutation,
};
