import type { Context } from '../../../context/context.ts';
import { UpstreamRefusal } from '../../../rest/errors.ts';
import type { MutationResolvers, Role, UserErrorCode } from '../../../schema/resolvers.generated.ts';

const restRole = (role: Role | null | undefined) =>
  role ? (role === 'EXHIBITOR' ? ('exhibitor' as const) : ('visitor' as const)) : undefined;

/** What a form can show; the rest (too many, no permission, no session) concerns the whole request. */
function expected(error: unknown): { code: UserErrorCode; message: string; path: string[] | null } {
  if (!(error instanceof UpstreamRefusal)) throw error;
  if (error.code === 412) return { code: 'WRONG_CAPTCHA', message: error.message, path: ['captcha'] };
  if (error.code !== 500) throw error;
  const code = error.status === 409 ? 'OTHER_ROLE' : 'INVALID';
  return { code, message: error.message, path: null };
}

/** Signs in by whatever `send` proves: the session goes into the browser's cookie, or to a program as a token. */
export async function signIn(
  { identity, session, keepDevice }: Context,
  returnToken: boolean | undefined,
  send: () => Promise<{ result: string; message: string }>,
) {
  if (returnToken !== true) keepDevice();
  try {
    const { result: token, message } = await send();
    const viewer = await identity.viewerOf(token);
    // The session that the browser had until now has ended with the new one.
    if (returnToken === true) session.drop();
    else session.keep(token);
    return { viewer, token: returnToken === true ? token : null, message, errors: [] };
  } catch (error) {
    return { viewer: null, token: null, message: null, errors: [expected(error)] };
  }
}

/** Where the server has no word for it. */
const signedOut = { ZH: '已退出登录', EN: 'You are signed out' };

export const identityMutations: Pick<
  MutationResolvers,
  'createCaptcha' | 'sendCode' | 'signInByPassword' | 'signInByCode' | 'signOut'
> = {
  createCaptcha: (_root, _args, { identity }) => identity.createCaptcha(),

  sendCode: async (_root, { input }, { identity, keepDevice }) => {
    keepDevice();
    try {
      const { message } = await identity.sendCode(input.channel, input.recipient);
      return { message, errors: [] };
    } catch (error) {
      return { message: null, errors: [expected(error)] };
    }
  },

  signInByPassword: (_root, { input }, context) =>
    signIn(context, input.returnToken, () =>
      context.identity.signInByPassword({ ...input, role: restRole(input.role) }),
    ),

  signInByCode: (_root, { input }, context) =>
    signIn(context, input.returnToken, () =>
      context.identity.signInByCode({ ...input, role: restRole(input.role) }),
    ),

  signOut: async (_root, _args, { identity, session, locale }) => {
    const message = await identity.signOut();
    session.drop();
    return { message: message ?? signedOut[locale] };
  },
};
