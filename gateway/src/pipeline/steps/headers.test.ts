import { describe, expect, it } from 'vitest';
import { createGuestContext } from '../../context/context.ts';
import type { GraphQLExchange } from '../exchange.ts';
import { exchangeAt } from '../test-support/exchanges.ts';
import { headers } from './headers.ts';

const options = { isSiteSecure: true, isStopping: () => false, publicTtlMs: 5000 };

/** An exchange by GET whose answer does not depend on who asks. */
function shared(more: Record<string, string> = {}): GraphQLExchange {
  const exchange = exchangeAt('site', { method: 'GET', headers: more });
  // No call is made.
  exchange.context = createGuestContext(Object.create(null), 'ZH');
  exchange.result = { data: {} };
  exchange.body = '{"data":{}}';
  return exchange;
}

const end = (exchange: GraphQLExchange, more: object = {}) => {
  void headers({ ...options, ...more }).end?.(exchange);
  return Object.fromEntries(exchange.answerHeaders);
};

describe('the headers of an answer', () => {
  it('say its language and what it may do, and that nobody keeps it', () => {
    const exchange = exchangeAt('site');
    exchange.locale = 'EN';
    expect(end(exchange)).toMatchObject({
      'content-language': 'en',
      'cache-control': 'no-store',
      'content-type': 'application/json; charset=utf-8',
      'content-security-policy': "default-src 'none'; frame-ancestors 'none'",
      'x-content-type-options': 'nosniff',
      'strict-transport-security': 'max-age=31536000',
    });
  });

  it('leave what a step has set: an answer to a key is private', () => {
    const exchange = exchangeAt('partner');
    exchange.answerHeaders.set('cache-control', 'private, no-store');
    expect(end(exchange)['cache-control']).toBe('private, no-store');
  });

  it('let caches keep a public answer, which has no body for who has it', () => {
    const first = end(shared());
    expect(first['cache-control']).toBe('public, max-age=5, must-revalidate');
    const again = shared({ 'if-none-match': String(first['etag']) });
    end(again);
    expect([again.status, again.body]).toEqual([304, '']);
  });

  it.each<[string, (exchange: GraphQLExchange) => void]>([
    ['with errors', (exchange) => void (exchange.result = { errors: [{ message: 'no' }] })],
    ['that failed', (exchange) => void (exchange.status = 500)],
    ['that depends on who asks', (exchange) => void exchange.context?.session],
  ])('let nobody keep an answer %s', (_what, change) => {
    const exchange = shared();
    change(exchange);
    expect(end(exchange)['cache-control']).toBe('no-store');
  });

  it('end the connection of a gateway that stops, and of a body that came too late', () => {
    expect(end(exchangeAt('site'), { isStopping: () => true })['connection']).toBe('close');
    const late = exchangeAt('site');
    late.status = 408;
    expect(end(late)['connection']).toBe('close');
    expect(end(exchangeAt('site'))).not.toHaveProperty('connection');
  });
});
