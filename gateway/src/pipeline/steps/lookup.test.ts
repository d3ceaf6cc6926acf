import { expect, it, vi } from 'vitest';
import type { Operations } from '../../execution/operations.ts';
import { exchangeAt, refusal } from '../test-support/exchanges.ts';
import { lookup } from './lookup.ts';

const find = vi.fn<Operations['find']>();
const ofContract = (name: string) =>
  Object.assign(Object.create(null), { find: (asked: object) => find({ ...asked, extensions: { name } }) });
const step = lookup({ operations: { site: ofContract('site'), partner: ofContract('partner') } });

it('asks for the operation of the contract of the entrance', () => {
  for (const [entrance, contract] of [
    ['site', 'site'],
    ['page', 'site'],
    ['siteStream', 'site'],
    ['partner', 'partner'],
    ['partnerStream', 'partner'],
  ] as const) {
    const exchange = exchangeAt(entrance);
    exchange.parameters = { query: '{ a }' };
    void step.begin?.(exchange);
    expect(find.mock.lastCall?.[0].extensions).toEqual({ name: contract });
    expect(exchange.lookedUpAt).toBeGreaterThan(0);
  }
});

it('refuses a request without a query', async () => {
  expect(await refusal(step, exchangeAt('site'))).toEqual([400, 'BAD_REQUEST']);
});
