import { expect, it } from 'vitest';
import { createGuestContext } from '../../context/context.ts';
import type { ValidOperation } from '../../execution/operations.ts';
import { begin, exchangeAt } from '../test-support/exchanges.ts';
import { cost } from './cost.ts';

function measured(costOf: ValidOperation['costOf']) {
  const exchange = exchangeAt('site');
  exchange.context = createGuestContext(Object.create(null), 'ZH');
  exchange.operation = Object.assign(Object.create(null), { costOf });
  exchange.parameters = { variables: { size: 7 } };
  return exchange;
}

it('notes what the operation costs with its variables', async () => {
  const exchange = measured(({ size }) => Number(size) * 2);
  await begin(cost(), exchange);
  expect(exchange.requiredContext.measured.cost).toBe(14);
});

it('leaves variables that do not fit to the execution', async () => {
  const exchange = measured(() => undefined);
  await begin(cost(), exchange);
  expect(exchange.requiredContext.measured).toEqual({});
});
