import { expect, it } from 'vitest';
import { Lag } from './lag.ts';

it('is none while the replica has all that the primary was known to have', () => {
  const lag = new Lag();
  lag.primaryWasAt(100n, 0);
  lag.replicaIsAt(100n);
  expect(lag.milliseconds(60_000)).toBe(0);
  // Nothing is written for a long time.
  lag.primaryWasAt(100n, 3_600_000);
  expect(lag.milliseconds(3_600_500)).toBe(0);
});

it('is the age of the oldest position that the replica has not reached', () => {
  const lag = new Lag();
  lag.replicaIsAt(100n);
  lag.primaryWasAt(200n, 1000);
  lag.primaryWasAt(300n, 2000);
  expect(lag.milliseconds(2500)).toBe(1500);
  lag.replicaIsAt(250n);
  expect(lag.milliseconds(2500)).toBe(500);
  lag.replicaIsAt(300n);
  expect(lag.milliseconds(9000)).toBe(0);
});

it('goes on growing while nothing new is written and the replica stands still', () => {
  const lag = new Lag();
  lag.replicaIsAt(100n);
  lag.primaryWasAt(200n, 1000);
  for (let second = 2; second <= 10; second += 1) lag.primaryWasAt(200n, second * 1000);
  expect(lag.milliseconds(10_000)).toBe(9000);
});

it('takes a replica to be at a position only when it is known', () => {
  const lag = new Lag();
  expect(lag.isPast(0n)).toBe(false);
  lag.replicaIsAt(100n);
  expect(lag.isPast(100n)).toBe(true);
  expect(lag.isPast(101n)).toBe(false);
  // Another server may answer after a break, with an older copy.
  lag.forget();
  expect(lag.isPast(100n)).toBe(false);
});
