import type { FastifyRequest } from 'fastify';
import { Refusal } from '../../http/errors.ts';
import type { Bilingual } from '../../http/language.ts';
import type { KnownCaller } from '../../http/security-log.ts';
import { placeOf } from '../../limits/place.ts';
import type { Sessions, Viewer } from './sessions.ts';
import type { Origin } from './service.ts';
import type { Role } from './role.ts';

const text = {
  guest: { ZH: '请先登录', EN: 'Please log in first' },
  onlyVisitors: {
    ZH: '仅观众可以联系，请先退出展商登录',
    EN: 'Only visitors can contact, please log out of exhibitor login first',
  },
  onlyExhibitors: { ZH: '请先退出观众登录', EN: 'Please log out of audience login first' },
} satisfies Record<string, Bilingual>;

const allRoles: readonly Role[] = ['visitor', 'exhibitor'];

/** The token that a call carries: header `token` or `Authorization: Bearer`, or nothing for a guest (REST-003, REST-030). */
export function tokenOf(request: FastifyRequest): string | undefined {
  const header = request.headers['token'];
  const token = Array.isArray(header) ? header[0] : header;
  if (token !== undefined && token !== '') return token;
  return /^Bearer +(\S+)$/i.exec(request.headers.authorization ?? '')?.[1];
}

declare module 'fastify' {
  interface FastifyContextConfig {
    /** The scope that lets a company's key make this call; no key may where there is none. */
    keyScope?: string;
  }
}

/** Keys by which programs act for an account. */
export interface ProgramKeys {
  /** Whether a token is a key by its form. */
  isKey: (token: string) => boolean;
  /**
   * The account that a key acts for.
   * @param scope what the call reads; undefined for a call that no key may make
   * @throws Refusal 401 for a key that does not serve, 510 for a call that it may not make
   */
  accountOf: (key: string, scope: string | undefined) => Promise<string>;
}

/** An account, for the security log. */
export const callerOf = ({ id, role }: { id: string; role: string }): KnownCaller => ({
  role: role === 'exhibitor' ? 'exhibitor' : 'visitor',
  id,
});

/** Decides from the token alone who makes a call (ROLE-020): a session, or a key of a company. */
export function createGuard(sessions: Sessions, keys: ProgramKeys) {
  async function viewer(request: FastifyRequest): Promise<Viewer | undefined> {
    const token = tokenOf(request);
    if (token === undefined) return undefined;
    const found = (account: { id: string; role: string }) => {
      request.knownCaller = callerOf(account);
    };
    if (!keys.isKey(token)) return sessions.viewer(token, found);
    return sessions.holder(await keys.accountOf(token, request.routeOptions.config.keyScope), found);
  }
  return {
    /**
     * Who makes the call; undefined for a guest.
     * @throws Refusal 401 for a token that has ended, 510 for a locked account
     */
    viewer,

    /**
     * Whether who made a call is still signed in, for an answer that stays open. Unlike {@link viewer} it is cheap for
     * thousands of them.
     */
    async isStillSignedIn(request: FastifyRequest): Promise<boolean> {
      const token = tokenOf(request);
      if (token === undefined) return false;
      return keys.isKey(token) ? (await viewer(request)) !== undefined : sessions.isAlive(token);
    },

    /**
     * Who makes a call that guests may not make (ROLE-016, ROLE-017).
     * @throws Refusal 401 for a guest or an ended session, 500 (HTTP 403) for the other role, 510 for a locked account
     */
    async require(request: FastifyRequest, roles: readonly Role[] = allRoles): Promise<Viewer> {
      const found = await viewer(request);
      if (!found) throw new Refusal(text.guest, 401);
      if (roles.includes(found.role)) return found;
      throw new Refusal(
        roles.includes('visitor') ? text.onlyVisitors : text.onlyExhibitors,
        500,
        403,
      ).because('OTHER_ROLE');
    },
  };
}

export type Guard = ReturnType<typeof createGuard>;

/** Where a sign-in comes from. A token that has ended makes a guest here: nobody is told to sign in to sign in. */
export async function originOf(request: FastifyRequest, guard: Guard): Promise<Origin> {
  const viewer = await guard.viewer(request).catch(() => undefined);
  // Whoever is signed in already may mean somebody else.
  request.knownCaller = undefined;
  return {
    place: placeOf(request),
    viewer,
    token: tokenOf(request),
    concerns: (account) => {
      request.knownCaller = callerOf(account);
    },
  };
}
