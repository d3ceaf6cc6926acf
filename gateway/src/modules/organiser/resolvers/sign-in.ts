import type { Context } from '../../../context/context.ts';
import { UpstreamRefusal } from '../../../rest/errors.ts';
import type { MutationResolvers, UserErrorCode } from '../../../schema/resolvers.generated.ts';
import { refusePassword } from '../../identity/index.ts';

/** What a form can show; the rest (too many, no permission) concerns the whole request. */
function expected(error: unknown): { code: UserErrorCode; message: string; path: string[] | null } {
  if (!(error instanceof UpstreamRefusal) || error.code !== 500) throw error;
  return { code: 'INVALID', message: error.message, path: error.field ? [error.field] : null };
}

const refused = (error: unknown) => ({
  organiser: null,
  token: null,
  message: null,
  errors: [expected(error)],
});

async function enter(
  { staff, consoleSession }: Context,
  returnToken: boolean,
  { result: token, message }: { result: string; message: string },
) {
  const organiser = await staff.meOf(token);
  // The session that the browser had until now has ended with the new one.
  if (returnToken) consoleSession.drop();
  else consoleSession.keep(token);
  return { organiser, token: returnToken ? token : null, message, errors: [] };
}

export const staffEntrance: Pick<
  MutationResolvers,
  'acceptStaffInvitation' | 'organiserSignIn' | 'organiserSignOut'
> = {
  organiserSignIn: async (_root, { input }, context) => {
    if (input.returnToken !== true) context.keepDevice();
    try {
      return await enter(context, input.returnToken === true, await context.staff.signIn(input));
    } catch (error) {
      return refused(error);
    }
  },

  acceptStaffInvitation: async (_root, { input }, context) => {
    const { staff, locale } = context;
    context.keepDevice();
    try {
      const invited = await staff.invitation(input.ticket);
      const weak =
        invited &&
        refusePassword(input.password, {
          mobile: null,
          email: invited.email,
          nickName: invited.name,
          companyName: '',
        });
      if (weak) {
        const errors = [{ code: 'INVALID' as const, message: weak[locale], path: ['password'] }];
        return { organiser: null, token: null, message: null, errors };
      }
      return await enter(context, false, await staff.accept(input));
    } catch (error) {
      return refused(error);
    }
  },

  organiserSignOut: async (_root, _args, { staff, consoleSession }) => {
    const { message } = await staff.signOut();
    consoleSession.drop();
    return { message };
  },
};
