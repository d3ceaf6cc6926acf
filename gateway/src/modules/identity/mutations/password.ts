import { UpstreamRefusal } from '../../../rest/errors.ts';
import type { MutationResolvers, UserErrorCode } from '../../../schema/resolvers.generated.ts';
import { userErrorCode } from '../../user-errors.ts';
import { refusePassword } from '../password-policy.ts';
import { pictureError } from '../sign-in.ts';
import { identitySource } from '../source.ts';

/** What the form can show beside a field; no session, no permission and too many tries concern the whole request. */
function refused(
  error: unknown,
  path: string[] | null,
): { code: UserErrorCode; message: string; path: string[] | null } {
  if (!(error instanceof UpstreamRefusal)) throw error;
  const ofPicture = pictureError(error);
  if (ofPicture) return ofPicture;
  if (error.code !== 500) throw error;
  const at = error.field === 'newPassword' ? [error.field] : path;
  return { code: userErrorCode(error.reason, error.status), message: error.message, path: at };
}

export const passwordMutations: Pick<
  MutationResolvers,
  'sendPasswordCode' | 'changePassword' | 'sendPasswordResetCode' | 'resetPassword'
> = {
  sendPasswordCode: async (_root, _args, context) => {
    try {
      const { message } = await identitySource(context).sendPasswordCode();
      return { message, errors: [] };
    } catch (error) {
      return { message: null, errors: [refused(error, null)] };
    }
  },

  sendPasswordResetCode: async (_root, { input }, context) => {
    context.keepDevice();
    try {
      const { message } = await identitySource(context).sendPasswordResetCode(input);
      return { message, errors: [] };
    } catch (error) {
      return { message: null, errors: [refused(error, ['recipient'])] };
    }
  },

  resetPassword: async (_root, { input }, context) => {
    const { recipient } = input;
    // The names of the account are the REST server's to compare: they are known to nobody who has not proved the address.
    const weak = refusePassword(input.newPassword, {
      mobile: recipient.includes('@') ? null : recipient,
      email: recipient.includes('@') ? recipient : null,
      nickName: '',
      companyName: '',
    });
    if (weak) {
      const errors = [{ code: 'INVALID' as const, message: weak[context.locale], path: ['newPassword'] }];
      return { message: null, errors };
    }
    try {
      const { message } = await identitySource(context).resetPassword(input);
      return { message, errors: [] };
    } catch (error) {
      const isUnknown = error instanceof UpstreamRefusal && error.reason === 'NOT_FOUND';
      return { message: null, errors: [refused(error, [isUnknown ? 'recipient' : 'code'])] };
    }
  },

  changePassword: async (_root, { input }, context) => {
    const viewer = await identitySource(context).viewer();
    // A guest is refused by the REST server, in its own words.
    const weak = viewer && refusePassword(input.newPassword, viewer);
    if (weak) {
      const errors = [{ code: 'INVALID' as const, message: weak[context.locale], path: ['newPassword'] }];
      return { viewer: null, message: null, errors };
    }
    try {
      const { message } = await identitySource(context).changePassword(input);
      return { viewer: viewer && { ...viewer, hasPassword: true }, message, errors: [] };
    } catch (error) {
      const proof = input.code ? 'code' : 'currentPassword';
      return { viewer: null, message: null, errors: [refused(error, [proof])] };
    }
  },
};
