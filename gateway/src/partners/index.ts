import type { FastifyInstance } from 'fastify';
import type { RestConfig } from '../config.ts';
import { withBreaker } from '../rest/breaker.ts';
import { RestCalls } from '../rest/calls.ts';
import { restClient, type RestClient } from '../rest/client.ts';
import { poolTransport } from '../rest/transport.ts';
import { KeyLedger } from './key-ledger.ts';

interface PartnerOptions {
  rest: RestClient;
  restConfig: RestConfig;
  /** Origin of the REST service of a demo edition for test keys; `own` for the same; null for none. */
  testOrigin: string | null;
}

/** The REST service that test keys read; undefined where there is none. Its connections end with the gateway. */
function testRestFor(
  app: FastifyInstance,
  { rest, restConfig, testOrigin }: PartnerOptions,
): RestClient | undefined {
  if (testOrigin === null) return undefined;
  if (testOrigin === restConfig.origin) return rest;
  const transport = poolTransport(testOrigin);
  app.addHook('onClose', () => transport.close());
  return restClient({ ...restConfig, origin: testOrigin }, withBreaker(transport));
}

/** What requests with a key need: the ledger of keys, and the REST service for test keys. Both end with the gateway. */
export function servePartners(app: FastifyInstance, options: PartnerOptions) {
  const calls = new RestCalls(options.rest, { language: 'EN', token: undefined }, { isQuick: true });
  const ledger = new KeyLedger(calls);
  app.addHook('preClose', () => ledger.close());
  return { ledger, testRest: testRestFor(app, options) };
}
