import type { MutationResolvers, Role } from '../../../schema/resolvers.generated.ts';
import { plainSignInError, signIn, signInError } from '../sign-in.ts';
import { identitySource } from '../source.ts';

function restRole(role: Role | null | undefined) {
  if (!role) return undefined;
  return role === 'EXHIBITOR' ? 'exhibitor' : 'visitor';
}

/** Where the server has no word for it. */
const signedOut = { ZH: '已退出登录', EN: 'You are logged out' };

export const signInMutations: Pick<
  MutationResolvers,
  'createCaptcha' | 'issueCaptcha' | 'sendCode' | 'signInByPassword' | 'signInByCode' | 'signOut'
> = {
  createCaptcha: (_root, _args, context) => identitySource(context).createCaptcha(),

  issueCaptcha: async (_root, _args, context) => ({
    captcha: await identitySource(context).createCaptcha(),
    errors: [],
  }),

  sendCode: async (_root, { input }, context) => {
    context.keepDevice();
    try {
      const { message } = await identitySource(context).sendCode(input);
      return { message, errors: [] };
    } catch (error) {
      return { message: null, errors: [signInError(error)] };
    }
  },

  signInByPassword: (_root, { input }, context) =>
    signIn(
      context,
      input.returnToken,
      () => identitySource(context).signInByPassword({ ...input, role: restRole(input.role) }),
      input.captcha ? signInError : plainSignInError,
    ),

  signInByCode: (_root, { input }, context) =>
    signIn(context, input.returnToken, () =>
      identitySource(context).signInByCode({ ...input, role: restRole(input.role) }),
    ),

  signOut: async (_root, _args, context) => {
    const message = await identitySource(context).signOut();
    context.session.drop();
    return { message: message ?? signedOut[context.locale], errors: [] };
  },
};
