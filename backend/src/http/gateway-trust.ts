import { createHash, timingSafeEqual } from 'node:crypto';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { Refusal } from './errors.ts';

declare module 'fastify' {
  interface FastifyRequest {
    /** Whether whoever calls knows the secret that gateway and backend share. */
    isGateway: boolean;
  }
}

const HEADER = 'gateway-secret';
/** What a gateway or a balancer says of the caller's address. */
const FORWARDED = ['x-forwarded-for', 'x-forwarded-host', 'x-forwarded-proto', 'forwarded'];

const digest = (text: string): Buffer => createHash('sha256').update(text).digest();

/**
 * Believes the header `x-forwarded-for` only of whoever knows the secret that gateway and backend share; of anybody else
 * the address of the connection counts. To be installed before anything that reads an address.
 * @param secrets each of them is good; none where none is shared: then nobody is believed
 */
export function trustGateway(app: FastifyInstance, secrets: readonly string[]): void {
  const expected = secrets.map(digest);
  app.decorateRequest('isGateway', false);
  app.addHook('onRequest', async (request) => {
    const { headers } = request.raw;
    const given = headers[HEADER];
    // Whatever looks at headers later does not see the secret.
    headers[HEADER] = undefined;
    const isGateway =
      typeof given === 'string' && expected.some((one) => timingSafeEqual(digest(given), one));
    request.isGateway = isGateway;
    if (isGateway) return;
    for (const name of FORWARDED) headers[name] = undefined;
  });
}

const onlyGateways = {
  ZH: '该接口仅供网关调用',
  EN: 'Only gateways that know the shared secret may make this call',
};

/** @throws Refusal 510 for a call of anybody but a gateway: it is about work that gateways do for the service */
export function requireGateway({ isGateway }: FastifyRequest): void {
  if (!isGateway) throw new Refusal(onlyGateways, 510);
}
