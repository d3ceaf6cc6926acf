import { expect, it } from 'vitest';
import type { GraphQLExchange } from '../exchange.ts';
import { exchangeAt } from '../test-support/exchanges.ts';
import { answerLimits, MAX_ANSWER_BYTES } from './answer-limits.ts';

const errors = (count: number) => Array.from({ length: count }, () => ({ message: 'no' }));
function answered(exchange: GraphQLExchange) {
  void answerLimits().end?.(exchange);
  return JSON.parse(exchange.body);
}

it('has twenty errors at most, and the id of the request with them', () => {
  const exchange = exchangeAt('site');
  Object.assign(exchange, { requestId: 'its id', result: { errors: errors(30), data: null } });
  expect(answered(exchange)).toEqual({ errors: errors(20), data: null, extensions: { requestId: 'its id' } });
});

it('leaves the id out of a page, which is kept for others', () => {
  const exchange = exchangeAt('page');
  Object.assign(exchange, { requestId: 'its id', result: { errors: errors(1) } });
  expect(answered(exchange)).toEqual({ errors: errors(1) });
});

it.each([
  ['latin', 'a'],
  ['Chinese', '缆'],
])('is a refusal above one megabyte: %s', (_what, character) => {
  const fits = exchangeAt('site');
  const largest = Math.floor((MAX_ANSWER_BYTES - 30) / Buffer.byteLength(character));
  fits.result = { data: { text: character.repeat(largest) } };
  expect(answered(fits)).toEqual(fits.result);
  const larger = exchangeAt('site');
  larger.result = { data: { text: character.repeat(largest + 30) } };
  expect(answered(larger)).toMatchObject({ errors: [{ extensions: { code: 'TOO_COSTLY' } }], data: null });
});
