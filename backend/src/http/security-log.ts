import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { ErrorCode, RefusalReason } from './errors.ts';

/** What a sign-in proves the person by. */
export type SignInMethod = 'password' | 'code' | 'ticket' | 'authenticator' | 'invitation' | 'provider';

/** Who makes a call or is to be signed in, as far as the service knows: an account, or somebody of the staff. */
export interface KnownCaller {
  role: 'visitor' | 'exhibitor' | 'staff';
  id: string;
}

type SignInOutcome =
  | 'success'
  | 'wrong'
  | 'no-picture'
  | 'wrong-picture'
  | 'other-role'
  | 'locked'
  | 'too-many'
  | 'fault';
type RefusalOutcome = 'no-session' | 'no-permission' | 'too-many';

/** The one shape of a line of the security log, under the name `security`; decision 0025 describes it. */
export interface SecurityLine {
  event: 'sign-in' | 'new-password' | 'refusal';
  outcome: SignInOutcome | RefusalOutcome;
  /** Of a sign-in or a new password; null for a refusal, and where the person is signed in already. */
  method: SignInMethod | null;
  /** Null where nobody is known: a guest, an account that does not exist. */
  role: KnownCaller['role'] | null;
  /** Id of the account, or of the member of the staff. Never a name, a number or an address of a person. */
  account: string | null;
  /** Network address of the caller. */
  address: string;
  /** Method and route, without any value that the caller has put in. */
  route: string;
}

declare module 'fastify' {
  interface FastifyRequest {
    /** Who makes the call; undefined as long as nobody is known. */
    knownCaller: KnownCaller | undefined;
    /** What the caller was refused with; undefined where the call succeeded. */
    refusedWith: { code: ErrorCode; status: number; reason?: RefusalReason | undefined } | undefined;
  }
  interface FastifyContextConfig {
    /** Marks a call that signs in. */
    signIn?: SignInMethod;
    /** Marks a call that sets a new password, and what proves the person: a code, or a session with one more proof. */
    newPassword?: 'code' | 'session';
  }
}

function signInOutcome({ refusedWith }: FastifyRequest): SignInOutcome {
  if (!refusedWith) return 'success';
  const { code, status, reason } = refusedWith;
  // 424: what the sign-in depends on does not work.
  if (status >= 500 || status === 424) return 'fault';
  if (code === 429) return 'too-many';
  if (code === 510) return 'locked';
  if (code === 412) return reason === 'CAPTCHA_NEEDED' ? 'no-picture' : 'wrong-picture';
  return status === 409 ? 'other-role' : 'wrong';
}

const refusals: Partial<Record<ErrorCode, RefusalOutcome>> = {
  401: 'no-session',
  510: 'no-permission',
  429: 'too-many',
};

function lineOf(request: FastifyRequest): SecurityLine | undefined {
  const { knownCaller, refusedWith, routeOptions } = request;
  const shared = {
    role: knownCaller?.role ?? null,
    account: knownCaller?.id ?? null,
    address: request.ip,
    route: `${request.method} ${routeOptions.url ?? 'unknown'}`,
  };
  const method = routeOptions.config.signIn;
  if (method !== undefined) return { event: 'sign-in', outcome: signInOutcome(request), method, ...shared };
  const { newPassword } = routeOptions.config;
  // Who is not signed in has not come to the password.
  if (newPassword !== undefined && refusedWith?.code !== 401)
    return {
      event: 'new-password',
      outcome: signInOutcome(request),
      method: newPassword === 'code' ? 'code' : null,
      ...shared,
    };
  const outcome = refusedWith && refusals[refusedWith.code];
  return outcome && { event: 'refusal', outcome, method: null, ...shared };
}

/**
 * Writes a line for each sign-in and each new password, successful or not, and for each call that is refused with 401, 510 or 429.
 * @param count counts the line too
 */
export function installSecurityLog(app: FastifyInstance, count: (line: SecurityLine) => void): void {
  app.decorateRequest('knownCaller', undefined);
  app.decorateRequest('refusedWith', undefined);
  app.addHook('onResponse', async (request: FastifyRequest, _reply: FastifyReply) => {
    const security = lineOf(request);
    if (!security) return;
    count(security);
    if (security.outcome === 'success') request.log.info({ security }, 'security');
    else request.log.warn({ security }, 'security');
  });
}
