import type { FastifyReply, FastifyRequest } from 'fastify';
import type { IncomingHttpHeaders } from 'node:http';
import { catalogueLoaders } from '../modules/catalogue/loaders.ts';
import { consultationLoaders } from '../modules/consultations/loaders.ts';
import { contentLoaders } from '../modules/content/loaders.ts';
import { favouriteLoaders } from '../modules/favourites/loaders.ts';
import { identityLoaders } from '../modules/identity/loaders.ts';
import { outboxLoaders } from '../modules/outbox/loaders.ts';
import { sourcingLoaders } from '../modules/sourcing/loaders.ts';
import { ownPostLoaders } from '../modules/sourcing/own-loaders.ts';
import type { Caller, RestClient } from '../rest/client.ts';
import { localeOf } from './locale.ts';
import { cookieToken, sessionCookie } from './session-cookie.ts';

/** The session: of a program in `Authorization: Bearer …` or header `token`, of a browser in its cookie. */
function tokenOf(headers: IncomingHttpHeaders): string | undefined {
  const bearer = /^Bearer +(\S+)$/i.exec(headers.authorization ?? '')?.[1];
  const header = headers['token'];
  return (
    bearer ??
    (typeof header === 'string' && header !== '' ? header : undefined) ??
    cookieToken(headers.cookie)
  );
}

/** Whom the calls behind a request are made for. */
export function callerOf(request: FastifyRequest): Caller {
  const { headers } = request;
  return { language: localeOf(headers), token: tokenOf(headers), address: request.ip };
}

/** Makes what the resolvers of one request share: language, caller, and loaders that batch and remember its reads. */
export function createContext(rest: RestClient, request: FastifyRequest, reply: FastifyReply) {
  const caller = callerOf(request);
  const session = sessionCookie(request, reply);
  return {
    locale: caller.language,
    caller,
    session,
    consultations: consultationLoaders(rest, caller),
    favourites: favouriteLoaders(rest, caller, session),
    identity: identityLoaders(rest, caller),
    catalogue: catalogueLoaders(rest, caller),
    sourcing: sourcingLoaders(rest, caller),
    ownPosts: ownPostLoaders(rest, caller),
    content: contentLoaders(rest, caller),
    outbox: outboxLoaders(rest, caller),
  };
}

export type Context = ReturnType<typeof createContext>;
