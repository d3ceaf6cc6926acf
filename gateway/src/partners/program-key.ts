import { createHash } from 'node:crypto';
import type { IncomingHttpHeaders } from 'node:http';

/** How keys of programs begin; the sessions of people never begin so. */
const KEY = /^wf_(?:live|test)_/;
const BEARER = /^Bearer +(wf_\S+)$/i;

/** Longest text that is taken for a key, characters: a longer one is none, and is not hashed. */
const LONGEST = 100;

/** The key of a program that a request carries in `Authorization: Bearer` or header `token`; undefined without one. */
export function programKeyOf({ authorization, token }: IncomingHttpHeaders): string | undefined {
  const bearer = authorization === undefined ? undefined : BEARER.exec(authorization)?.[1];
  const named = bearer ?? (typeof token === 'string' ? token : undefined);
  return named !== undefined && KEY.test(named) ? named.slice(0, LONGEST) : undefined;
}

/** What the REST service keeps a key as: SHA-256, hexadecimal. */
export const keyHash = (key: string): string => createHash('sha256').update(key).digest('hex');
