import { setTimeout as wait } from 'node:timers/promises';
import { expect, it } from 'vitest';
import { ArrivalTimeout } from '@wirefair/service-kit/arrival';
import { exchangeAt } from '../test-support/exchanges.ts';
import { arrivalLimits } from './arrival-limits.ts';

const step = arrivalLimits({ arrival: { requestMs: 20, uploadMs: 100 } });

function watched(headers: Record<string, string>) {
  const exchange = exchangeAt('site', { headers });
  const errors: unknown[] = [];
  exchange.http?.request.on('error', (error) => errors.push(error));
  void step.begin?.(exchange);
  return { exchange, errors };
}

it('ends a body that does not arrive in time', async () => {
  const { errors } = watched({ 'content-length': '10' });
  await expect.poll(() => errors).toEqual([expect.any(ArrivalTimeout)]);
});

it('ends the connection where nothing reads the body, as of a GET request, and never the process', async () => {
  const exchange = exchangeAt('site', { method: 'GET', headers: { 'content-length': '10' } });
  void step.begin?.(exchange);
  await expect.poll(() => exchange.http?.request.destroyed).toBe(true);
});

it('leaves a body that has arrived, and a request without one', async () => {
  const arrived = watched({ 'content-length': '10' });
  arrived.exchange.onBody();
  const none = watched({});
  await wait(60);
  expect([...arrived.errors, ...none.errors]).toEqual([]);
});

it('ends the connection where the rest of a body does not come after the answer', async () => {
  const { exchange } = watched({ 'transfer-encoding': 'chunked' });
  void step.end?.(exchange);
  await expect.poll(() => exchange.http?.request.socket.destroyed).toBe(true);
});
