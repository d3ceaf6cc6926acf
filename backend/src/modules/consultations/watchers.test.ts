import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { Refusal } from '../../http/errors.ts';
import type { EventStream } from '../../live/event-stream.ts';
import type { Live } from '../../live/live.ts';
import { required } from '../../../test/support/required.ts';
import { consultationWatchers } from './watchers.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

/** Watchers over messages that are received or not, as the test says. */
function watched() {
  let isReceiving = true;
  let onBreak: (() => void) | undefined;
  const live: Live = {
    publish: async () => {},
    subscribe: (_onEvent, heard) => {
      onBreak = heard;
      return () => {};
    },
    start: async () => {},
    isReceiving: () => isReceiving,
    close: async () => {},
  };
  const watchers = consultationWatchers(live);
  const change = (receives: boolean) => {
    isReceiving = receives;
    required(onBreak)();
  };
  return { watchers, change };
}

/** A stream that leaves the watchers when it ends. */
function stream(watchers: ReturnType<typeof watched>['watchers'], accountId: string) {
  const made: EventStream & { isOpen: boolean } = {
    isOpen: true,
    send: () => {},
    end: () => {
      made.isOpen = false;
      watchers.remove(made);
    },
  };
  watchers.add(made, { accountId, exhibitorId: null });
  return made;
}

it('streams outlast a break, and end one after the other when messages come again', async () => {
  const { watchers, change } = watched();
  const streams = Array.from({ length: 200 }, (_, index) => stream(watchers, String(index)));
  const open = () => streams.filter(({ isOpen }) => isOpen).length;
  change(false);
  await vi.advanceTimersByTimeAsync(60_000);
  expect(open()).toBe(200);
  change(true);
  await vi.advanceTimersByTimeAsync(5000);
  // Half of them, give or take what chance gives once in a million runs.
  expect(open()).toBeGreaterThan(60);
  expect(open()).toBeLessThan(140);
  // Who has come since the break ended stays.
  const late = stream(watchers, 'late');
  await vi.advanceTimersByTimeAsync(5000);
  expect([open(), late.isOpen]).toEqual([0, true]);
});

it('an account has twenty at most, and another one when one has ended', () => {
  const { watchers } = watched();
  const [first] = Array.from({ length: 20 }, () => stream(watchers, '1'));
  const admit = (accountId: string) => () => watchers.admit({ accountId, exhibitorId: null });
  expect(admit('1')).toThrow(Refusal);
  expect(admit('2')).not.toThrow();
  required(first).end();
  // Once more, as when both sides end it.
  required(first).end();
  expect(admit('1')).not.toThrow();
  stream(watchers, '1');
  expect(admit('1')).toThrow(Refusal);
});

it('a service that stops ends them at once', () => {
  const { watchers } = watched();
  const one = stream(watchers, '1');
  watchers.close();
  expect(one.isOpen).toBe(false);
});
