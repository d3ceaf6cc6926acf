import type { Context } from '../../context/context.ts';
import { UpstreamRefusal } from '../../rest/errors.ts';
import type { UserErrorCode } from '../../schema/resolvers.generated.ts';
import { userErrorCode } from '../user-errors.ts';
import { identitySource } from './source.ts';

/** What a form can show; the rest (too many, no permission, no session) concerns the whole request. */
export function signInError(error: unknown): { code: UserErrorCode; message: string; path: string[] | null } {
  if (!(error instanceof UpstreamRefusal)) throw error;
  if (error.code === 412) return { code: 'WRONG_CAPTCHA', message: error.message, path: ['captcha'] };
  if (error.code !== 500) throw error;
  // A server without reasons answers 409 where the other role is signed in (AUTH-005).
  const reason = error.reason ?? (error.status === 409 ? 'OTHER_ROLE' : undefined);
  return { code: userErrorCode(reason, error.status), message: error.message, path: null };
}

/** Signs in by whatever `send` proves: the session goes into the browser's cookie, or to a program as a token. */
export async function signIn(
  context: Context,
  returnToken: boolean | undefined,
  send: () => Promise<{ result: string; message: string }>,
) {
  const { session } = context;
  if (returnToken !== true) context.keepDevice();
  try {
    const { result: token, message } = await send();
    const viewer = await identitySource(context).viewerOf(token);
    // The session that the browser had until now has ended with the new one.
    if (returnToken === true) session.drop();
    else session.keep(token);
    return { viewer, token: returnToken === true ? token : null, message, errors: [] };
  } catch (error) {
    return { viewer: null, token: null, message: null, errors: [signInError(error)] };
  }
}
