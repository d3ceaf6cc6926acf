import { expect, it } from 'vitest';
import { exchangeAt } from '../test-support/exchanges.ts';
import { requestId } from './request-id.ts';

const own = '11111111-2222-3333-4444-555555555555';

it('takes the id of a trusted balancer alone, and names it in the answer', () => {
  const idWith = (trusts: (() => boolean) | undefined) => {
    const exchange = exchangeAt('site', { headers: { 'x-request-id': own } });
    void requestId({ trusts }).begin?.(exchange);
    expect(exchange.answerHeaders.get('x-request-id')).toBe(exchange.requestId);
    return exchange.requestId;
  };
  expect(idWith(() => true)).toBe(own);
  expect(idWith(() => false)).not.toBe(own);
  expect(idWith(undefined)).toMatch(/^[\da-f-]{36}$/);
});

it('gives a rendered page a new id', () => {
  const [one, other] = [exchangeAt('page'), exchangeAt('page')];
  for (const exchange of [one, other]) void requestId({ trusts: undefined }).begin?.(exchange);
  expect(one.requestId).not.toBe(other.requestId);
});
