import { buildSchema, parse } from 'graphql';
import { describe, expect, it, vi } from 'vitest';
import { Context, type ProgramCall } from '../../context/context.ts';
import type { KeyLedger } from '../../partners/key-ledger.ts';
import { begin, exchangeAt, refusal } from '../test-support/exchanges.ts';
import { authorisation } from './authorisation.ts';

const schema = buildSchema(`
  directive @scope(name: String!) on OBJECT | FIELD_DEFINITION
  type Query { product: Product open: Int }
  type Product @scope(name: "read:products") { id: ID }
`);
const balance = { capacity: 100, remaining: 60, perSecond: 10 };

/** A ledger with these methods and no others. */
const ledgerWith = (methods: Partial<KeyLedger>): KeyLedger =>
  Object.assign(Object.create(null), { balance: () => balance, ...methods });

function asking(entrance: 'partner' | 'partnerStream', query: string, cost?: number) {
  const exchange = exchangeAt(entrance);
  const program: ProgramCall = { keyId: '7', hash: 'h', scopes: [], actsFor: 'partner' };
  exchange.context = new Context(Object.create(null), exchange, program);
  if (cost !== undefined) exchange.context.measured.cost = cost;
  const document = parse(query);
  const [operation] = document.definitions;
  exchange.operation = Object.assign(Object.create(null), { schema, document, operation });
  exchange.requestId = 'its id';
  return exchange;
}

describe('the authorisation of a program', () => {
  it('takes the cost of an operation, and writes what is left into the answer', async () => {
    const spend = vi.fn<KeyLedger['spend']>(async () => ({
      ...balance,
      isGranted: true,
      retryAfterSeconds: 0,
    }));
    const step = authorisation({ ledger: ledgerWith({ spend }) });
    const exchange = asking('partner', '{ open }', 0);
    await begin(step, exchange);
    await step.end?.(exchange);
    // An operation costs a point at least.
    expect(spend.mock.lastCall).toEqual(['h', 1]);
    expect(exchange.extensions).toEqual({
      requestId: 'its id',
      cost: { operation: 1, capacity: 100, remaining: 60, restoredPerSecond: 10 },
    });
    expect(Object.fromEntries(exchange.answerHeaders)).toMatchObject({
      'cache-control': 'private, no-store',
      'ratelimit-remaining': '60',
      'ratelimit-reset': '4',
    });
  });

  it('refuses an operation whose scope the key lacks, and charges for the refusal', async () => {
    const charge = vi.fn<KeyLedger['charge']>();
    const step = authorisation({ ledger: ledgerWith({ charge }) });
    const exchange = asking('partner', '{ product { id } }', 2);
    expect(await refusal(step, exchange)).toEqual([403, 'SCOPE_MISSING']);
    await step.end?.(exchange);
    expect(charge.mock.lastCall).toEqual(['h', 10]);
  });

  it('refuses what the key cannot pay, and says when it can', async () => {
    const spend = async () => ({ ...balance, isGranted: false, retryAfterSeconds: 3 });
    const step = authorisation({ ledger: ledgerWith({ spend }) });
    const exchange = asking('partner', '{ open }', 90);
    expect(await refusal(step, exchange)).toEqual([429, 'TOO_MANY_REQUESTS']);
    await step.end?.(exchange);
    expect(exchange.answerHeaders.get('retry-after')).toBe('3');
  });

  it('lets a key have five subscriptions open, and another when one is closed', async () => {
    const step = authorisation({ ledger: ledgerWith({ watch: () => () => {} }) });
    const open = Array.from({ length: 5 }, () => asking('partnerStream', '{ open }'));
    for (const exchange of open) expect(await refusal(step, exchange)).toBeUndefined();
    expect(await refusal(step, asking('partnerStream', '{ open }'))).toEqual([429, 'TOO_MANY_REQUESTS']);
    open[0]?.http?.response.emit('close');
    const next = asking('partnerStream', '{ open }');
    expect(await refusal(step, next)).toBeUndefined();
    for (const { http } of [...open, next]) http?.response.emit('close');
  });
});
