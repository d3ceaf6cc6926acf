import { setImmediate } from 'node:timers/promises';
import { describe, expect, it } from 'vitest';
import { createSemaphore } from './semaphore.ts';

describe('a semaphore', () => {
  it('runs no more at once than it may, in order, also after one failed', async () => {
    const withPermit = createSemaphore(2, 10);
    let running = 0;
    let most = 0;
    const done: number[] = [];
    const work = (n: number) =>
      withPermit(async () => {
        running += 1;
        most = Math.max(most, running);
        await setImmediate();
        running -= 1;
        if (n === 3) throw new Error('third');
        done.push(n);
      });
    const outcomes = await Promise.allSettled([1, 2, 3, 4, 5, 6].map(work));
    expect(most).toBe(2);
    expect(done).toEqual([1, 2, 4, 5, 6]);
    expect(outcomes.filter(({ status }) => status === 'rejected')).toHaveLength(1);
    await expect(withPermit(async () => 'free again')).resolves.toBe('free again');
  });

  it('refuses at once what would wait too long', async () => {
    const withPermit = createSemaphore(1, 2);
    const outcomes = await Promise.allSettled(
      [1, 2, 3, 4, 5].map((n) =>
        withPermit(async () => {
          await setImmediate();
          return n;
        }),
      ),
    );
    expect(
      outcomes.map((one) => (one.status === 'fulfilled' ? one.value : (one.reason as { code: number }).code)),
    ).toEqual([1, 2, 3, 429, 429]);
  });
});
