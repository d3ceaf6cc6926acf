import type { FastifyReply, FastifyRequest } from 'fastify';

const NAME = 'session';
/** As long as a session lasts at most; the REST server decides when it ends. */
const MAX_AGE_S = 30 * 24 * 60 * 60;

/** Where a browser keeps its session: a cookie that scripts cannot read and other sites cannot send (decisions.md). */
export interface SessionCookie {
  keep(token: string): void;
  drop(): void;
}

/** The token of the cookie, if there is one. */
export const cookieToken = (cookieHeader: string | undefined): string | undefined =>
  /(?:^|;\s*)session=([\w-]{1,200})(?:;|$)/.exec(cookieHeader ?? '')?.[1];

/** The cookie of one request's browser; `Secure` where the browser came by https. */
export function sessionCookie(request: FastifyRequest, reply: FastifyReply): SessionCookie {
  const set = (value: string, maxAge: number) => {
    const secure = request.protocol === 'https' ? '; Secure' : '';
    void reply.header(
      'set-cookie',
      `${NAME}=${value}; Path=/; Max-Age=${maxAge}; HttpOnly; SameSite=Lax${secure}`,
    );
  };
  return {
    keep: (token) => set(token, MAX_AGE_S),
    drop: () => {
      // A guest's answer is left alone.
      if (cookieToken(request.headers.cookie) !== undefined) set('', 0);
    },
  };
}
