import { lookup } from 'node:dns';
import { isIP, type LookupFunction } from 'node:net';
import { Agent } from 'undici';
import { isPublicAddress } from './public-address.ts';

/** Why an address is not asked: it is no plain web address, or leads to what only this machine reaches. */
export class NotPublic extends Error {}

/**
 * The addresses of a name, all of them on the Internet: whoever writes an address must not reach what only this
 * machine reaches. Asked by the connection itself, so that a name cannot answer differently the second time.
 */
const publicLookup: LookupFunction = (name, options, done) => {
  lookup(name, { ...options, all: true }, (error, found) => {
    if (error) return done(error, []);
    if (found.length === 0 || !found.every(({ address }) => isPublicAddress(address)))
      return done(new NotPublic('leads into a network of its own'), []);
    if (options.all) return done(null, found);
    const [first] = found;
    return done(null, first?.address ?? '', first?.family);
  });
};

/**
 * How connections to servers are used that are not ours: each for one request, by HTTP/1.1. By HTTP/2 undici fails the
 * requests under way when the server ends the connection (nodejs/undici#5089), as many do after some hundred requests.
 */
export const FOREIGN = { pipelining: 0, allowH2: false } as const;

/**
 * Connections to addresses that others have written: a name that leads anywhere but to the Internet is refused with
 * {@link NotPublic}, by the cause of the error that the request fails with. Addresses go through {@link publicUrl} first.
 * @param connections to each host at most
 */
export const publicAgent = (connections: number): Agent =>
  new Agent({ ...FOREIGN, connections, connect: { lookup: publicLookup, timeout: 3000 } });

/**
 * A web address without port and password, whose host is a name or a number on the Internet.
 * @throws NotPublic
 */
export function publicUrl(address: string): URL {
  const url = URL.canParse(address) ? new URL(address) : undefined;
  const host = url?.hostname.replace(/^\[|\]$/g, '') ?? '';
  const isWeb = url?.protocol === 'https:' || url?.protocol === 'http:';
  // A number is not looked up, so the connection would not ask.
  const isOwn = isIP(host) !== 0 && !isPublicAddress(host);
  if (!url || !isWeb || url.port !== '' || url.username !== '' || url.password !== '' || isOwn)
    throw new NotPublic('no web address');
  return url;
}
