import type { FastifyReply, FastifyRequest } from 'fastify';

/** A session that a browser keeps. */
interface CookieKind {
  name: string;
  /** As long as a session lasts at most, seconds; the REST server decides when it ends. */
  maxAge: number;
  sameSite: 'Lax' | 'Strict';
}

/** Of visitors and exhibitors. */
const site: CookieKind = { name: 'session', maxAge: 30 * 24 * 60 * 60, sameSite: 'Lax' };
/** Of the organiser's console: beside the other, so that nobody is signed out of one by the other. */
const console: CookieKind = { name: 'console', maxAge: 12 * 60 * 60, sameSite: 'Strict' };

export const cookieKinds = { site, console };

/** Where a browser keeps a session: a cookie that scripts cannot read and other sites cannot send (decisions.md). */
export interface SessionCookie {
  keep(token: string): void;
  drop(): void;
}

/** The token of the cookie, if there is one. */
export const cookieToken = (
  cookieHeader: string | undefined,
  { name }: CookieKind = site,
): string | undefined =>
  new RegExp(`(?:^|;\\s*)${name}=([\\w-]{1,200})(?:;|$)`).exec(cookieHeader ?? '')?.[1];

/** The cookie of one request's browser; `Secure` where the browser came by https. */
export function sessionCookie(
  request: FastifyRequest,
  reply: FastifyReply,
  kind: CookieKind = site,
): SessionCookie {
  const set = (value: string, maxAge: number) => {
    const secure = request.protocol === 'https' ? '; Secure' : '';
    void reply.header(
      'set-cookie',
      `${kind.name}=${value}; Path=/; Max-Age=${maxAge}; HttpOnly; SameSite=${kind.sameSite}${secure}`,
    );
  };
  return {
    keep: (token) => set(token, kind.maxAge),
    drop: () => {
      // A guest's answer is left alone.
      if (cookieToken(request.headers.cookie, kind) !== undefined) set('', 0);
    },
  };
}
