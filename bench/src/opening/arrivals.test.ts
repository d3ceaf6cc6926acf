import { expect, it } from 'vitest';
import { periodOf } from '../support/pace.ts';
import { randomFrom } from '../support/random.ts';
import { arrive } from './arrivals.ts';

it('begins what is due although nothing before it is done, and tells when each was due', async () => {
  const past = periodOf(1 / 60, performance.now() - 2000);
  const due: number[] = [];
  let finish = () => {};
  const slow = new Promise<void>((resolve) => (finish = resolve));
  const all = arrive({ period: past, rate: 200, random: randomFrom(1) }, (dueAt) => {
    due.push(dueAt);
    return slow;
  });
  expect(due.length).toBeGreaterThan(150);
  expect(due.length).toBeLessThan(250);
  expect(due.every((at) => at >= past.startedAt && at < past.endsAt)).toBe(true);
  finish();
  expect(await all).toEqual({ due: due.length, leftOut: 0 });
});

it('begins nothing where nothing is asked for', async () => {
  const period = periodOf(1, performance.now());
  const none = await arrive({ period, rate: 0, random: randomFrom(1) }, () =>
    Promise.reject(new Error('begun')),
  );
  expect(none.due).toBe(0);
});
