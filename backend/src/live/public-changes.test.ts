import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { DEMO_START } from '../clock/clock.ts';
import type { EventStream } from './event-stream.ts';
import type { Live, LiveEvent } from './live.ts';
import { publicChangeHub } from './public-changes.ts';

beforeEach(() => vi.useFakeTimers());
afterEach(() => vi.useRealTimers());

/** A hub with one open stream; `publish` and `fail` are what the service's processes tell. */
function openHub({
  isReceiving = true,
  startsAt = DEMO_START,
  replicas,
}: { isReceiving?: boolean; startsAt?: Date; replicas?: { position: () => Promise<bigint> } } = {}) {
  let onEvent: (event: LiveEvent) => void = () => {};
  let fail = () => {};
  const unsubscribe = vi.fn<() => void>();
  const live: Live = {
    publish: async () => {},
    subscribe: (hear, onBreak) => {
      onEvent = hear;
      fail = onBreak;
      return unsubscribe;
    },
    start: async () => {},
    isReceiving: () => isReceiving,
    close: async () => {},
  };
  const began = Date.now();
  const clock = { isDemo: true, now: () => new Date(startsAt.getTime() + Date.now() - began) };
  const hub = publicChangeHub({ live, clock, replicas });
  const stream = { send: vi.fn<EventStream['send']>(), end: vi.fn<EventStream['end']>() };
  hub.add(stream);
  return { hub, stream, unsubscribe, fail: () => fail(), publish: (topic = 'public') => onEvent({ topic }) };
}

it('tells the first of many changes at once, and the rest together a tenth of a second later', () => {
  const { stream, publish } = openHub();
  for (let count = 0; count < 1000; count += 1) publish();
  expect(stream.send.mock.calls).toEqual([[{ changed: true }]]);
  vi.advanceTimersByTime(100);
  expect(stream.send).toHaveBeenCalledTimes(2);
  vi.advanceTimersByTime(5000);
  expect(stream.send).toHaveBeenCalledTimes(2);
  publish('consultation');
  expect(stream.send).toHaveBeenCalledTimes(2);
});

it('tells of each whole minute of the edition’s time, and of the second after it', () => {
  const { stream } = openHub({ startsAt: new Date(DEMO_START.getTime() + 45_000) });
  vi.advanceTimersByTime(14_999);
  expect(stream.send).not.toHaveBeenCalled();
  vi.advanceTimersByTime(1);
  expect(stream.send).toHaveBeenCalledTimes(1);
  vi.advanceTimersByTime(1000);
  expect(stream.send).toHaveBeenCalledTimes(2);
  vi.advanceTimersByTime(59_000);
  expect(stream.send).toHaveBeenCalledTimes(3);
});

it('ends its streams where changes may have been missed', () => {
  const { stream, fail } = openHub();
  fail();
  expect(stream.end).toHaveBeenCalledTimes(1);
});

it('admits nobody while it hears of nothing itself, and no more than a hundred', () => {
  expect(() => openHub({ isReceiving: false }).hub.admit()).toThrow('Changes cannot be told at present');
  const { hub, stream } = openHub();
  for (let count = 1; count < 100; count += 1) {
    hub.admit();
    hub.add({ send: () => {}, end: () => {} });
  }
  expect(() => hub.admit()).toThrow('Too many open streams');
  hub.remove(stream);
  hub.admit();
});

it('hears and tells nothing once it is closed', () => {
  const { hub, stream, unsubscribe, publish } = openHub();
  publish();
  publish();
  hub.close();
  expect(unsubscribe).toHaveBeenCalledTimes(1);
  vi.advanceTimersByTime(120_000);
  expect(stream.send).toHaveBeenCalledTimes(1);
  expect(stream.end).toHaveBeenCalledTimes(1);
});

it('says of each change which position shows it where the database has replicas, and so of the opening', async () => {
  let position = 100n;
  const { stream, publish } = openHub({ replicas: { position: async () => position } });
  await vi.advanceTimersByTimeAsync(0);
  expect(stream.send.mock.calls).toEqual([[{ changed: true, position: '100' }]]);
  position = 200n;
  publish();
  await vi.advanceTimersByTimeAsync(0);
  expect(stream.send).toHaveBeenLastCalledWith({ changed: true, position: '200' });
});

it('ends its streams where nobody knows which position shows a change', async () => {
  const position = vi.fn(async () => 100n);
  const { stream, publish } = openHub({ replicas: { position } });
  await vi.advanceTimersByTimeAsync(0);
  position.mockRejectedValueOnce(new Error('gone'));
  publish();
  await vi.advanceTimersByTimeAsync(0);
  expect(stream.send).toHaveBeenCalledTimes(1);
  expect(stream.end).toHaveBeenCalledTimes(1);
});
