import { expect, it, vi } from 'vitest';
import { createGuestContext } from '../../context/context.ts';
import type { OperationObserver } from '../../graphql/answered-operation.ts';
import type { HttpMetrics } from '@wirefair/service-kit/request-metrics';
import type { EntranceName } from '../entrances.ts';
import { exchangeAt } from '../test-support/exchanges.ts';
import { log } from './log.ts';
import { metrics } from './metrics.ts';

const recorderOf = vi.fn<HttpMetrics['recorderOf']>(() => () => {});
const tell = vi.fn<OperationObserver['tell']>();
const observer = { tell, close: () => {} };
const step = metrics({ httpMetrics: { recorderOf }, operationMetrics: observer });

it('measures requests by method, path and status, with one series for each', () => {
  for (const [entrance, status] of [
    ['site', 200],
    ['partner', 200],
    ['site', 400],
    ['siteStream', 200],
    ['page', 200],
  ] as const satisfies [EntranceName, number][]) {
    const exchange = exchangeAt(entrance);
    exchange.status = status;
    void step.end?.(exchange);
  }
  expect(recorderOf.mock.calls.map(([labels]) => labels)).toEqual([
    { method: 'POST', route: '/graphql', status: 200 },
    { method: 'POST', route: '/graphql', status: 400 },
    { method: 'POST', route: '/graphql/stream', status: 200 },
  ]);
});

it.each([
  ['measures', step],
  ['writes a line for', log({ operationLog: observer })],
])('%s each operation that was looked up, and no other request', (_what, one) => {
  tell.mockClear();
  const exchange = exchangeAt('site');
  void one.end?.(exchange);
  expect(tell).not.toHaveBeenCalled();
  exchange.context = createGuestContext(Object.create(null), 'ZH');
  exchange.lookedUpAt = 5;
  exchange.result = { errors: [{ message: 'no' }] };
  void one.end?.(exchange);
  expect(tell.mock.calls).toEqual([
    [
      {
        name: undefined,
        kind: undefined,
        startedAt: 5,
        errors: [{ message: 'no' }],
        context: exchange.context,
      },
    ],
  ]);
});
