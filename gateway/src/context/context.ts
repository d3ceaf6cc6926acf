import type { FastifyReply, FastifyRequest } from 'fastify';
import type { IncomingHttpHeaders } from 'node:http';
import { type RestCalls, restCalls } from '../rest/calls.ts';
import type { Caller, RestClient } from '../rest/client.ts';
import type { AnswerSize } from '../schema/answer-size.ts';
import { type Locale, localeOf } from './locale.ts';
import {
  cookieDevice,
  cookieKinds,
  cookieToken,
  newDevice,
  type SessionCookie,
  sessionCookie,
} from './session-cookie.ts';

/** The session: of a program in `Authorization: Bearer …` or header `token`, of a browser in its cookie. */
function tokenOf(headers: IncomingHttpHeaders, kind: keyof typeof cookieKinds): string | undefined {
  const bearer = /^Bearer +(\S+)$/i.exec(headers.authorization ?? '')?.[1];
  const header = headers['token'];
  return (
    bearer ??
    (typeof header === 'string' && header !== '' ? header : undefined) ??
    cookieToken(headers.cookie, cookieKinds[kind])
  );
}

/** Whom the calls behind a request are made for: as a visitor or exhibitor, or as one of the organiser's staff. */
export function callerOf(request: FastifyRequest, kind: keyof typeof cookieKinds = 'site'): Caller {
  const { headers } = request;
  return {
    language: localeOf(headers),
    token: tokenOf(headers, kind),
    address: request.ip,
    device: cookieDevice(headers.cookie),
  };
}

/** Who asks, and where their browser keeps sessions. */
interface Asked {
  caller: Caller;
  session: SessionCookie;
  /** The same person at the organiser's console. */
  staffCaller: Caller;
  consoleSession: SessionCookie;
  /** See {@link Context.keepDevice}. */
  keepDevice: () => void;
}

/** Makes what the resolvers of one request share: language, caller, and the REST calls that its data sources make. */
export function contextFor(rest: RestClient, asked: Asked) {
  const { caller, session, staffCaller, consoleSession, keepDevice } = asked;
  const answerSize: AnswerSize = { nodes: 0 };
  let consoleRest: RestCalls | undefined;
  return {
    locale: caller.language,
    caller,
    session,
    consoleSession,
    answerSize,
    /** The REST server's operations, for the caller. */
    rest: restCalls(rest, caller),
    /** The same for the caller's session at the organiser's console; made where it is used. */
    get consoleRest(): RestCalls {
      return (consoleRest ??= restCalls(rest, staffCaller));
    },
    /** Gives the browser a device where it has none. Call it before a code is sent, or somebody signs in. */
    keepDevice,
  };
}

export type Context = ReturnType<typeof contextFor>;

export function createContext(rest: RestClient, request: FastifyRequest, reply: FastifyReply): Context {
  const caller = callerOf(request);
  const staffCaller = callerOf(request, 'console');
  return contextFor(rest, {
    caller,
    session: sessionCookie(request, reply),
    staffCaller,
    consoleSession: sessionCookie(request, reply, cookieKinds.console),
    keepDevice: () => {
      caller.device ??= newDevice(request, reply);
      staffCaller.device = caller.device;
    },
  });
}

const noCookie: SessionCookie = { keep: () => {}, drop: () => {} };

/** For pages that are rendered for whoever comes: nobody is signed in, and nothing is kept in a browser. */
export function createGuestContext(rest: RestClient, language: Locale): Context {
  const caller = { language, token: undefined, address: undefined };
  return contextFor(rest, {
    caller,
    session: noCookie,
    staffCaller: caller,
    consoleSession: noCookie,
    keepDevice: () => {},
  });
}
