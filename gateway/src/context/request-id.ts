import { randomUUID } from 'node:crypto';
import type { IncomingMessage } from 'node:http';
import proxyAddr from '@fastify/proxy-addr';

/** Header of each answer: the id of its request, which the log has in `request`, and so has the REST service's. */
export const REQUEST_ID = 'x-request-id';

/** Forms of ids that balancers give: a UUID, or as many digits without hyphens. */
const ID = /^[\da-f]{8}-?(?:[\da-f]{4}-?){3}[\da-f]{12}$/i;

/** Whether an address is that of a balancer whose word is taken. */
export type Trusts = (address: string, index: number) => boolean;

/**
 * Reads which balancers are trusted.
 * @param trustedProxies addresses or groups, comma-joined, as Fastify's `trustProxy`; false: none
 */
export const trustIn = (trustedProxies: string | false): Trusts | undefined =>
  trustedProxies === false
    ? undefined
    : proxyAddr.compile(trustedProxies.split(',').map((address) => address.trim()));

/** Makes the id of a request. */
export const newRequestId = (): string => randomUUID();

/**
 * Finds the id of a request: the one that a trusted balancer has given it, so that its log and ours tell of the same, else
 * a new one. What anybody else sends under the header is not read.
 */
export const requestIds =
  (trusts: Trusts | undefined) =>
  ({ headers, socket }: Pick<IncomingMessage, 'headers' | 'socket'>): string => {
    const told = headers[REQUEST_ID];
    const isTold = typeof told === 'string' && ID.test(told) && trusts?.(socket.remoteAddress ?? '', 0);
    return isTold ? told : newRequestId();
  };
