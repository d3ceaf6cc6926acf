import { Context, type ProgramCall } from '../context/context.ts';
import type { Exchange } from '../context/exchange.ts';
import { REQUEST_ID } from '../context/request-id.ts';
import type { GraphQLExchange } from '../pipeline/exchange.ts';
import type { RestClient } from '../rest/client.ts';
import { LocalisedError } from '../schema/errors.ts';
import type { KeyFacts, KeyLedger } from './key-ledger.ts';
import { keyHash, programKeyOf } from './program-key.ts';
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

interface Services {
  ledger: KeyLedger;
  rest: RestClient;
  /** What test keys read; undefined where there is no demo edition to read. */
  testRest: RestClient | undefined;
}

const statusOf = (error: unknown): number | undefined =>
  error instanceof LocalisedError ? error.extensions.http?.status : undefined;

/** Whether a page of another origin may use a key; a program sends no origin. */
const mayUse = ({ headers: { origin }, origin: own }: GraphQLExchange, { origins }: KeyFacts): boolean =>
  origin === undefined || origin === own || origins.includes(origin);

/** Lets the page that asks read the answer. */
function shareWithPage({ headers: { origin }, answerHeaders }: GraphQLExchange): void {
  if (origin === undefined) return;
  answerHeaders.set('access-control-allow-origin', origin);
  answerHeaders.set('access-control-expose-headers', EXPOSED);
  answerHeaders.set('vary', 'origin');
}

function restFor({ rest, testRest }: Services, { isTest }: KeyFacts): RestClient {
  if (!isTest) return rest;
  if (!testRest) throw testModeUnavailable();
  return testRest;
}

/**
 * For whom the REST service takes what a key asks. A test key sees no real company, and the demo of another installation
 * does not know the key.
 */
function actorOf({ isOfCompany, isTest }: KeyFacts, isOwnService: boolean): ProgramCall['actsFor'] {
  if (isOfCompany) return isTest ? undefined : 'company';
  return isOwnService ? 'partner' : undefined;
}

/**
 * The exchange as data sources see it: no cookie counts, and none is set.
 * @param token what the REST service learns of who asks; undefined for what everybody may see
 */
const withoutSession = (exchange: GraphQLExchange, token: string | undefined): Exchange => ({
  requestId: exchange.requestId,
  headers: token === undefined ? {} : { token },
  ip: exchange.ip,
  isSecure: exchange.isSecure,
  origin: exchange.origin,
  locale: exchange.locale,
  setCookie: () => {},
});

/**
 * Lets a request with a key in.
 * @throws LocalisedError where the key does not serve here, UpstreamUnavailable
 */
export async function admitProgram(services: Services, exchange: GraphQLExchange): Promise<void> {
  const key = programKeyOf(exchange.headers) ?? '';
  const hash = keyHash(key);
  const facts = await services.ledger.check(hash).catch((error: unknown) => {
    const explained = explainKey(error);
    if (statusOf(explained) === 401) exchange.answerHeaders.set('www-authenticate', 'Bearer');
    throw explained;
  });
  if (!mayUse(exchange, facts)) throw originNotAllowed(exchange.headers.origin ?? '');
  shareWithPage(exchange);
  const client = restFor(services, facts);
  const actsFor = actorOf(facts, client === services.rest);
  const own = withoutSession(exchange, actsFor === undefined ? undefined : key);
  const program = { keyId: facts.id, hash, scopes: facts.scopes, actsFor };
  exchange.newContext = () => new Context(client, own, { ...program });
}
