import * as oidc from 'openid-client';
import { Refusal } from '../../../../http/errors.ts';
import { propertyOf } from '../../../../objects.ts';
import { prompts } from './messages.ts';

/** HTTP status for a provider that does not work: no fault of this service, which goes on (RFC 4918). */
const FAILED_DEPENDENCY = 424;

const refusals = {
  cancelled: new Refusal(prompts.cancelled).because('NOT_ALLOWED'),
  expired: new Refusal(prompts.expired).because('EXPIRED'),
  unreachable: new Refusal(prompts.unreachable, 500, FAILED_DEPENDENCY).because('UNAVAILABLE'),
  unusable: new Refusal(prompts.unusable, 500, FAILED_DEPENDENCY).because('UNAVAILABLE'),
};

/** Why a call of the library failed, in a word. */
function kindOf(error: unknown): keyof typeof refusals {
  if (error instanceof oidc.AuthorizationResponseError)
    return error.error === 'access_denied' ? 'cancelled' : 'unusable';
  // The code has been used, or has run out.
  if (error instanceof oidc.ResponseBodyError && error.error === 'invalid_grant') return 'expired';
  // Of `fetch`: no connection, no answer in time. The library wraps it, with the code of what happened.
  const isOfLibrary = error instanceof oidc.ClientError;
  if (isOfLibrary && ['OAUTH_TIMEOUT', 'OAUTH_ABORT'].includes(error.code ?? '')) return 'unreachable';
  return !isOfLibrary && error instanceof TypeError ? 'unreachable' : 'unusable';
}

/** What somebody is told of a sign-in that the provider did not let through, and what the log is told. */
export function troubleOf(error: unknown): { refusal: Refusal; reason: string } {
  const kind = kindOf(error);
  const words = [error, propertyOf(error, 'cause')].flatMap((one) =>
    one instanceof Error ? [one.message] : [],
  );
  return { refusal: refusals[kind], reason: [kind, ...words].join(': ') };
}
