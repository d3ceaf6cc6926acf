import { createHash } from 'node:crypto';
import { isIPv6 } from 'node:net';
import type { FastifyRequest } from 'fastify';

/** Where a call comes from, as limits count it. */
export interface Place {
  /** An IPv4 address, or the first 64 bits of an IPv6 address: see {@link networkOf}. */
  network: string;
  /**
   * SHA-256 of the header `device`, hexadecimal: a random secret that one browser keeps. Undefined where none was
   * sent. It proves nothing until somebody has signed in with it: then it is a known device of that account.
   */
  device: string | undefined;
  /** Whether it is at the venue, where thousands share a network. */
  isVenue: boolean;
}

/** Shorter secrets could be guessed, longer ones are none of ours. */
const DEVICE = /^[\w-]{20,200}$/;

/**
 * What one caller cannot change at will: the IPv4 address, or the network of an IPv6 address, because a single
 * connection has all 2^64 addresses of its /64 network.
 */
export function networkOf(address: string): string {
  const plain = address.replace(/%.*$/, '');
  if (!isIPv6(plain)) return plain;
  // The URL parser writes every IPv6 address in its one canonical form.
  const canonical = new URL(`http://[${plain}]`).hostname.slice(1, -1);
  const mapped = /^::ffff:([0-9a-f]+):([0-9a-f]+)$/.exec(canonical);
  if (mapped) {
    const [high, low] = [parseInt(mapped[1] ?? '', 16), parseInt(mapped[2] ?? '', 16)];
    return [high >> 8, high & 255, low >> 8, low & 255].join('.');
  }
  const [head = '', tail] = canonical.split('::');
  const left = head.split(':').filter((group) => group !== '');
  const right = (tail ?? '').split(':').filter((group) => group !== '');
  const zeros = Array.from({ length: 8 - left.length - right.length }, () => '0');
  return `${[...left, ...zeros, ...right].slice(0, 4).join(':')}::/64`;
}

/** Where a request comes from. */
export function placeOf(request: FastifyRequest): Place {
  const { device } = request.headers;
  const isSent = typeof device === 'string' && DEVICE.test(device);
  return {
    network: networkOf(request.ip),
    device: isSent ? createHash('sha256').update(device).digest('hex') : undefined,
    isVenue: request.server.isVenue(request.ip),
  };
}
