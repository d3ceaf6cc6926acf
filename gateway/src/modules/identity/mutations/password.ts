import { UpstreamRefusal } from '../../../rest/errors.ts';
import type { MutationResolvers, UserErrorCode } from '../../../schema/resolvers.generated.ts';
import { userErrorCode } from '../../user-errors.ts';
import { refusePassword } from '../password-policy.ts';
import { identitySource } from '../source.ts';

/** What the form can show beside a field; no session, no permission and too many tries concern the whole request. */
function refused(
  error: unknown,
  path: string[] | null,
): { code: UserErrorCode; message: string; path: string[] | null } {
  if (!(error instanceof UpstreamRefusal) || error.code !== 500) throw error;
  return { code: userErrorCode(error.reason, error.status), message: error.message, path };
}

export const passwordMutations: Pick<MutationResolvers, 'sendPasswordCode' | 'changePassword'> = {
  sendPasswordCode: async (_root, _args, context) => {
    try {
      const { message } = await identitySource(context).sendPasswordCode();
      return { message, errors: [] };
    } catch (error) {
      return { message: null, errors: [refused(error, null)] };
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
