import { createHash, timingSafeEqual } from 'node:crypto';
import type { FastifyInstance } from 'fastify';

const HEADER = 'gateway-secret';
/** What a gateway or a balancer says of the caller's address. */
const FORWARDED = ['x-forwarded-for', 'x-forwarded-host', 'x-forwarded-proto', 'forwarded'];

const digest = (text: string): Buffer => createHash('sha256').update(text).digest();

/**
 * Believes the header `x-forwarded-for` only of whoever knows the secret that gateway and backend share; of anybody else
 * the address of the connection counts. To be installed before anything that reads an address.
 * @param secret undefined where none is shared: then nobody is believed
 */
export function trustGateway(app: FastifyInstance, secret: string | undefined): void {
  const expected = secret === undefined ? undefined : digest(secret);
  app.addHook('onRequest', async (request) => {
    const { headers } = request.raw;
    const given = headers[HEADER];
    // Whatever looks at headers later does not see the secret.
    headers[HEADER] = undefined;
    const isGateway =
      expected !== undefined && typeof given === 'string' && timingSafeEqual(digest(given), expected);
    if (isGateway) return;
    for (const name of FORWARDED) headers[name] = undefined;
  });
}
