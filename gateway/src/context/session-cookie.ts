import { randomBytes } from 'node:crypto';
import type { Exchange } from './exchange.ts';

/** A cookie that a browser keeps. */
interface CookieKind {
  name: string;
  /** Finds the value in a header `cookie`. */
  pattern: RegExp;
  /** Seconds. A session lasts so long at most; the REST server decides when it ends. */
  maxAge: number;
  sameSite: 'Lax' | 'Strict';
}

const patternOf = (name: string): RegExp => new RegExp(`(?:^|;\\s*)${name}=([\\w-]{1,200})(?:;|$)`);

/** Of visitors and exhibitors. */
const site: CookieKind = {
  name: 'session',
  pattern: patternOf('session'),
  maxAge: 30 * 24 * 60 * 60,
  sameSite: 'Lax',
};
/** Of the organiser's console: beside the other, so that nobody is signed out of one by the other. */
const console: CookieKind = {
  name: 'console',
  pattern: patternOf('console'),
  maxAge: 12 * 60 * 60,
  sameSite: 'Strict',
};

/**
 * Tells one browser from another before and after its sign-ins, for the site and the console alike: the REST server
 * counts failures on a browser that it knows apart from those of strangers. It signs nobody in.
 */
const device: CookieKind = {
  name: 'device',
  pattern: patternOf('device'),
  maxAge: 365 * 24 * 60 * 60,
  sameSite: 'Lax',
};

export const cookieKinds = { site, console };

/** Where a browser keeps a session: a cookie that scripts cannot read and other sites cannot send (docs/specification.md). */
export interface SessionCookie {
  keep(token: string): void;
  drop(): void;
}

/** The token of the cookie, if there is one. */
export const cookieToken = (
  cookieHeader: string | undefined,
  { pattern }: CookieKind = site,
): string | undefined => (cookieHeader === undefined ? undefined : pattern.exec(cookieHeader)?.[1]);

/** The device of a browser; undefined before its first code or sign-in. */
export const cookieDevice = (cookieHeader: string | undefined): string | undefined =>
  cookieToken(cookieHeader, device);

/** Sets a cookie, `Secure` where the site stands under https or the browser came by it. */
function setCookie(
  exchange: Exchange,
  { kind, value, maxAge }: { kind: CookieKind; value: string; maxAge: number },
): void {
  const secure = exchange.isSecure ? '; Secure' : '';
  exchange.setCookie(
    `${kind.name}=${value}; Path=/; Max-Age=${maxAge}; HttpOnly; SameSite=${kind.sameSite}${secure}`,
  );
}

/** Gives a browser a new device. @returns it */
export function newDevice(exchange: Exchange): string {
  const value = randomBytes(24).toString('base64url');
  setCookie(exchange, { kind: device, value, maxAge: device.maxAge });
  return value;
}

/** The session cookie of one request's browser. */
export function sessionCookie(exchange: Exchange, kind: CookieKind = site): SessionCookie {
  const set = (value: string, maxAge: number) => setCookie(exchange, { kind, value, maxAge });
  return {
    keep: (token) => set(token, kind.maxAge),
    drop: () => {
      // A guest's answer is left alone.
      if (cookieToken(exchange.headers.cookie, kind) !== undefined) set('', 0);
    },
  };
}
