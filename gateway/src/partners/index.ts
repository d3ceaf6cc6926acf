import type { FastifyInstance, RouteHandlerMethod } from 'fastify';
import type { GraphQLSchema } from 'graphql';
import { apolloServer } from '../apollo.ts';
import type { RestConfig } from '../config.ts';
import { RestCalls } from '../rest/calls.ts';
import { withBreaker } from '../rest/breaker.ts';
import { restClient, type RestClient } from '../rest/client.ts';
import { poolTransport } from '../rest/transport.ts';
import { partnerSchema } from '../schema/contracts.ts';
import { partnerEndpoint } from './endpoint.ts';
import { KeyLedger } from './key-ledger.ts';
import { programKeyOf } from './program-key.ts';
import { spendByKey } from './spending.ts';
import { partnerStream } from './stream.ts';

interface Parts {
  /** Path of the GraphQL endpoint. */
  path: string;
  /** Where subscriptions are answered. */
  streamPath: string;
  rest: RestClient;
  restConfig: RestConfig;
  /** Origin of the REST service of a demo edition for test keys; `own` for the same; null for none. */
  testOrigin: string | null;
  apolloParts: Omit<Parameters<typeof apolloServer>[1], 'plugins'>;
  schema: GraphQLSchema;
}

/** The REST service that test keys read; undefined where there is none. Its connections end with the gateway. */
function testRest(app: FastifyInstance, { rest, restConfig, testOrigin }: Parts): RestClient | undefined {
  if (testOrigin === null) return undefined;
  if (testOrigin === restConfig.origin) return rest;
  const transport = poolTransport(testOrigin);
  app.addHook('onClose', () => transport.close());
  return restClient({ ...restConfig, origin: testOrigin }, withBreaker(transport));
}

/** Serves the partners' contract to programs with a key, at the endpoint of everybody else. */
export async function servePartners(app: FastifyInstance, parts: Parts) {
  const { path, streamPath, rest, apolloParts } = parts;
  const schema = partnerSchema(parts.schema);
  const ledger = new KeyLedger(new RestCalls(rest, { language: 'EN', token: undefined }, { isQuick: true }));
  const apollo = apolloServer(schema, {
    ...apolloParts,
    plugins: [spendByKey(ledger)],
  });
  await apollo.start();
  app.addHook('preClose', () => ledger.close());
  app.addHook('onClose', () => apollo.stop());
  const endpoint = partnerEndpoint({ ledger, apollo, rest, testRest: testRest(app, parts) });
  const { handler, preflight } = endpoint;
  const stream = partnerStream(app, { ledger, schema, admit: endpoint.admit, refuse: endpoint.refuse });
  for (const url of [path, streamPath]) app.options(url, preflight);
  /** A handler for requests with a key beside the one for all others. */
  const beside =
    (forPrograms: RouteHandlerMethod) =>
    (otherwise: RouteHandlerMethod): RouteHandlerMethod =>
      function (request, reply) {
        const answer = programKeyOf(request.headers) === undefined ? otherwise : forPrograms;
        return answer.call(this, request, reply);
      };

  return {
    ledger,
    /** The handler of the endpoint: requests with a key are answered here, all others by `otherwise`. */
    handlerBeside: beside(handler),
    /** The same for subscriptions. */
    streamBeside: beside(stream),
  };
}
