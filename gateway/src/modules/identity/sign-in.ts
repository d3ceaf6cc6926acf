import type { Context } from '../../context/context.ts';
import { UpstreamRefusal } from '../../rest/errors.ts';
import type { UserErrorCode } from '../../schema/resolvers.generated.ts';
import { userErrorCode } from '../user-errors.ts';
import { identitySource } from './source.ts';

interface SignInError {
  code: UserErrorCode;
  message: string;
  path: string[] | null;
}

/** What is wrong with a picture, or that one is needed; undefined for another refusal. */
export function pictureError({ code, reason, message }: UpstreamRefusal): SignInError | undefined {
  if (code !== 412) return undefined;
  return { code: reason === 'CAPTCHA_NEEDED' ? reason : 'WRONG_CAPTCHA', message, path: ['captcha'] };
}

/** What a form can show; the rest (too many, no permission, no session) concerns the whole request. */
export function signInError(error: unknown): SignInError {
  if (!(error instanceof UpstreamRefusal)) throw error;
  const ofPicture = pictureError(error);
  if (ofPicture) return ofPicture;
  if (error.code !== 500) throw error;
  // A server without reasons answers 409 where the other role is signed in (AUTH-005).
  const reason = error.reason ?? (error.status === 409 ? 'OTHER_ROLE' : undefined);
  return { code: userErrorCode(reason, error.status), message: error.message, path: null };
}

/** The same of a password that was sent without a picture. */
export function plainSignInError(error: unknown): SignInError {
  const told = signInError(error);
  // A server without reasons wants a picture with each password, and does not say so by a code (decision 0027).
  const isUnsaid = error instanceof UpstreamRefusal && error.reason === undefined && told.code === 'INVALID';
  return isUnsaid ? { ...told, code: 'CAPTCHA_NEEDED', path: ['captcha'] } : told;
}

/**
 * Signs in by whatever `send` proves: the session goes into the browser's cookie, or to a program as a token.
 * @param errorOf what a form can show of a refusal
 */
export async function signIn(
  context: Context,
  returnToken: boolean | undefined,
  send: () => Promise<{ result: string; message: string }>,
  errorOf = signInError,
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
    return { viewer: null, token: null, message: null, errors: [errorOf(error)] };
  }
}
