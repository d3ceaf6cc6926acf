import type { Context } from '../../../../context/context.ts';
import { UpstreamRefusal } from '../../../../rest/errors.ts';
import type { MutationResolvers, UserErrorCode } from '../../../../schema/resolvers.generated.ts';
import { refusePassword } from '../../../identity/index.ts';
import { userErrorCode } from '../../../user-errors.ts';
import { staffSource } from '../source.ts';

/** What a form can show; the rest (too many, no permission) concerns the whole request. */
function expected(error: unknown): { code: UserErrorCode; message: string; path: string[] | null } {
  if (!(error instanceof UpstreamRefusal) || error.code !== 500) throw error;
  const code = userErrorCode(error.reason, error.status);
  return { code, message: error.message, path: error.field ? [error.field] : null };
}

const refused = (error: unknown) => ({
  organiser: null,
  token: null,
  message: null,
  errors: [expected(error)],
});

async function enter(
  context: Context,
  returnToken: boolean,
  { result: token, message }: { result: string; message: string },
) {
  const organiser = await staffSource(context).meOf(token);
  const { consoleSession } = context;
  // The session that the browser had until now has ended with the new one.
  if (returnToken) consoleSession.drop();
  else consoleSession.keep(token);
  return { organiser, token: returnToken ? token : null, message, errors: [] };
}

export const staffEntrance: Pick<
  MutationResolvers,
  | 'acceptStaffInvitation'
  | 'beginProviderSignIn'
  | 'completeProviderSignIn'
  | 'organiserSignIn'
  | 'organiserSignOut'
> = {
  organiserSignIn: async (_root, { input }, context) => {
    if (input.returnToken !== true) context.keepDevice();
    try {
      return await enter(context, input.returnToken === true, await staffSource(context).signIn(input));
    } catch (error) {
      return refused(error);
    }
  },

  acceptStaffInvitation: async (_root, { input }, context) => {
    context.keepDevice();
    try {
      const invited = await staffSource(context).invitation(input.ticket);
      const weak =
        invited &&
        refusePassword(input.password, {
          mobile: null,
          email: invited.email,
          nickName: invited.name,
          companyName: '',
        });
      if (weak) {
        const errors = [{ code: 'INVALID' as const, message: weak[context.locale], path: ['password'] }];
        return { organiser: null, token: null, message: null, errors };
      }
      return await enter(context, false, await staffSource(context).accept(input));
    } catch (error) {
      return refused(error);
    }
  },

  beginProviderSignIn: async (_root, _args, context) => {
    // Before the browser leaves: only the one that has this device can come back.
    context.keepDevice();
    try {
      const { result } = await staffSource(context).beginAtProvider();
      return { address: result.address, errors: [] };
    } catch (error) {
      return { address: null, errors: [expected(error)] };
    }
  },

  completeProviderSignIn: async (_root, { input }, context) => {
    try {
      return await enter(context, false, await staffSource(context).completeAtProvider(input));
    } catch (error) {
      return refused(error);
    }
  },

  organiserSignOut: async (_root, _args, context) => {
    const { message } = await staffSource(context).signOut();
    context.consoleSession.drop();
    return { message, errors: [] };
  },
};
