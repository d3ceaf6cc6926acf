import { expect, it } from 'vitest';
import { dueAt, evenly, periodOf } from './pace.ts';

it('spreads pieces of work over the whole time', () => {
  const hour = periodOf(60, 1000);
  expect(hour.endsAt).toBe(3_601_000);
  expect(dueAt(hour, 0, 1000)).toBe(1000);
  expect(dueAt(hour, 500, 1000)).toBe(1_801_000);
});

it('does all pieces, those that are late too', async () => {
  const done: number[] = [];
  await evenly(periodOf(0.0001, performance.now() - 1000), 3, (index) => {
    done.push(index);
    return Promise.resolve();
  });
  expect(done).toEqual([0, 1, 2]);
});
