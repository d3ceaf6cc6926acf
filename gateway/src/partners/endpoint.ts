import type { ApolloServer } from '@apollo/server';
import { fastifyApolloHandler } from '@as-integrations/fastify';
import type { FastifyReply, FastifyRequest, RouteHandlerMethod } from 'fastify';
import { Context, type ProgramCall } from '../context/context.ts';
import { exchangeOf } from '../context/exchange.ts';
import { localeOf } from '../context/locale.ts';
import { REQUEST_ID } from '../context/request-id.ts';
import type { RestClient } from '../rest/client.ts';
import { explain, fault, LocalisedError } from '../schema/errors.ts';
import { type KeyFacts, type KeyLedger } from './key-ledger.ts';
import { keyHash, programExchange, programKeyOf } from './program-key.ts';
import { explainKey, originNotAllowed, testModeUnavailable } from './refusals.ts';

/** Headers of an answer that pages of another origin may read. */
const EXPOSED = [
  'content-language',
  'ratelimit-limit',
  'ratelimit-policy',
  'ratelimit-remaining',
  'ratelimit-reset',
  'retry-after',
  REQUEST_ID,
].join(', ');

/** Headers that pages of another origin may send. */
const ACCEPTED = 'accept-language, apollo-require-preflight, authorization, content-type, language';

/** For how long a browser may remember that it may ask, seconds. */
const PREFLIGHT_SECONDS = 600;

interface Parts {
  ledger: KeyLedger;
  /** Executes operations of the partners' contract. */
  apollo: ApolloServer<Context>;
  rest: RestClient;
  /** What test keys read; undefined where there is no demo edition to read. */
  testRest: RestClient | undefined;
}

/** Whether a page of another origin may use a key; a request without an origin is of no page. */
function mayCome(request: FastifyRequest, { origins }: KeyFacts, own: string): boolean {
  const { origin } = request.headers;
  return origin === undefined || origin === own || origins.includes(origin);
}

/**
 * For whom the REST service takes what a key asks: a test key sees no real company, and another installation's demo does
 * not know it.
 */
function actorOf({ isOfCompany, isTest }: KeyFacts, isOwnService: boolean): ProgramCall['actsFor'] {
  if (isOfCompany) return isTest ? undefined : 'company';
  return isOwnService ? 'partner' : undefined;
}

/** Lets the page that asks read the answer. */
function shareWithPage({ headers: { origin } }: FastifyRequest, reply: FastifyReply): void {
  if (origin === undefined) return;
  void reply.headers({
    'access-control-allow-origin': origin,
    'access-control-expose-headers': EXPOSED,
    vary: 'origin',
  });
}

function refuse(reply: FastifyReply, error: unknown, { headers, id }: FastifyRequest): FastifyReply {
  const known = explain(error);
  const { text, code } = known ?? fault;
  const own = error instanceof LocalisedError ? error.extensions.http?.status : undefined;
  const status = own ?? (known ? 503 : 500);
  if (status === 401) reply.header('www-authenticate', 'Bearer');
  return reply
    .status(status)
    .header('content-type', 'application/json; charset=utf-8')
    .send({
      errors: [{ message: text[localeOf(headers, 'EN')], extensions: { code } }],
      extensions: { requestId: id },
    });
}

/**
 * Answers requests that carry a key of a program: by the partners' contract, within what the key may read and spend. No
 * cookie counts here.
 */
export function partnerEndpoint({ ledger, apollo, rest, testRest }: Parts) {
  const contexts = new WeakMap<FastifyRequest, Context>();
  const byApollo = fastifyApolloHandler(apollo, {
    context: async (request) => {
      const context = contexts.get(request);
      if (!context) throw new Error('the context of a program is made before its operation is read');
      return context;
    },
  });

  function restFor({ isTest }: KeyFacts): RestClient {
    if (!isTest) return rest;
    if (!testRest) throw testModeUnavailable();
    return testRest;
  }

  /**
   * Lets a request with a key in.
   * @returns makes contexts for it: one for an operation, one for each event of a subscription
   * @throws LocalisedError where the key does not serve here, UpstreamUnavailable
   */
  async function admit(key: string, request: FastifyRequest, reply: FastifyReply): Promise<() => Context> {
    const hash = keyHash(key);
    const facts = await ledger.check(hash).catch((error: unknown) => {
      throw explainKey(error);
    });
    const exchange = exchangeOf(request, reply);
    if (!mayCome(request, facts, exchange.origin)) throw originNotAllowed(request.headers.origin ?? '');
    shareWithPage(request, reply);
    const client = restFor(facts);
    const actsFor = actorOf(facts, client === rest);
    const own = programExchange(exchange, actsFor === undefined ? undefined : key);
    const program = { keyId: facts.id, hash, scopes: facts.scopes, actsFor };
    return () => new Context(client, own, { ...program });
  }

  const handler: RouteHandlerMethod = async function (request, reply) {
    const key = programKeyOf(request.headers);
    try {
      contexts.set(request, (await admit(key ?? '', request, reply))());
    } catch (error) {
      if (!explain(error)) request.log.error({ err: error }, 'request of a program failed');
      return refuse(reply, error, request);
    }
    return byApollo.call(this, request, reply);
  };

  /** Answers what a browser asks before a page of another origin sends a key; whose key it is comes later. */
  const preflight: RouteHandlerMethod = async (request, reply) => {
    const { origin, 'access-control-request-headers': asked = '' } = request.headers;
    if (origin === undefined || !/\bauthorization\b/i.test(asked)) return reply.status(404).send();
    return reply
      .status(204)
      .headers({
        'access-control-allow-origin': origin,
        'access-control-allow-methods': 'GET, POST',
        'access-control-allow-headers': ACCEPTED,
        'access-control-max-age': String(PREFLIGHT_SECONDS),
        vary: 'origin, access-control-request-headers',
      })
      .send();
  };

  return { handler, preflight, admit, refuse };
}
