import type { IncomingHttpHeaders } from 'node:http';
import { catalogueLoaders } from '../modules/catalogue/loaders.ts';
import { contentLoaders } from '../modules/content/loaders.ts';
import { sourcingLoaders } from '../modules/sourcing/loaders.ts';
import type { Caller, RestClient } from '../rest/client.ts';
import { localeOf } from './locale.ts';

/** The session token a program sends: `Authorization: Bearer …` or header `token`. */
function tokenOf(headers: IncomingHttpHeaders): string | undefined {
  const bearer = /^Bearer +(\S+)$/i.exec(headers.authorization ?? '')?.[1];
  const header = headers['token'];
  return bearer ?? (typeof header === 'string' && header !== '' ? header : undefined);
}

/** Makes what the resolvers of one request share: language, caller, and loaders that batch and remember its reads. */
export function createContext(rest: RestClient, headers: IncomingHttpHeaders) {
  const locale = localeOf(headers);
  const caller: Caller = { language: locale, token: tokenOf(headers) };
  return {
    locale,
    caller,
    catalogue: catalogueLoaders(rest, caller),
    sourcing: sourcingLoaders(rest, caller),
    content: contentLoaders(rest, caller),
  };
}

export type Context = ReturnType<typeof createContext>;
