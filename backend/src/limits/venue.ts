import { BlockList, isIP } from 'node:net';
import type { FastifyInstance } from 'fastify';
import type { Limit } from './limits.ts';
import type { Place } from './place.ts';

declare module 'fastify' {
  interface FastifyInstance {
    /** Whether a network address is one that the halls of the exhibition share. */
    isVenue: (address: string) => boolean;
  }
}

/** A network like 198.51.100.0/24 or 2001:db8::/48, or one address. */
export interface Network {
  address: string;
  prefix: number;
  family: 'ipv4' | 'ipv6';
}

/** How many times more than one office a hall of people may do from one address. */
const CROWD = 50;

/** Reads one network; undefined for what is none. */
export function networkIn(text: string): Network | undefined {
  const [address = '', length, ...more] = text.trim().split('/');
  const version = isIP(address);
  if (version === 0 || more.length > 0) return undefined;
  const longest = version === 4 ? 32 : 128;
  if (length !== undefined && !/^\d{1,3}$/.test(length)) return undefined;
  const prefix = length === undefined ? longest : Number(length);
  return prefix <= longest ? { address, prefix, family: version === 4 ? 'ipv4' : 'ipv6' } : undefined;
}

/** Makes known which addresses the halls share. */
export function knowVenue(app: FastifyInstance, networks: readonly Network[]): void {
  const list = new BlockList();
  for (const { address, prefix, family } of networks) list.addSubnet(address, prefix, family);
  app.decorate('isVenue', (address) => list.check(address, isIP(address) === 6 ? 'ipv6' : 'ipv4'));
}

/**
 * A limit on what one network does, as it holds at a place: at the venue thousands of people share an address. Limits on
 * what is done to one account, number or address are the same everywhere.
 */
export const limitAt = (limit: Limit, { isVenue }: Place): Limit =>
  isVenue ? { ...limit, name: `${limit.name}-venue`, points: limit.points * CROWD } : limit;
