import { expect, it, vi } from 'vitest';
import { demoReviewer } from './demo-reviewer.ts';
import type { Waiting } from './review.ts';

const waiting = (id: string): Waiting => ({ kind: 'exhibit', id, submittedAt: new Date(0) });

it('decides on the others where one cannot be decided on, and says so in the log', async () => {
  const decided: string[] = [];
  const warn = vi.fn();
  const reviewer = demoReviewer({
    review: {
      realTime: () => new Date(),
      waiting: () => Promise.resolve([waiting('1'), waiting('2'), waiting('3')]),
      textOf: ({ id }) => (id === '1' ? Promise.reject(new Error('unreadable')) : Promise.resolve('cable')),
      decide: ({ id }) => {
        if (id === '2') return Promise.reject(new Error('locked'));
        decided.push(id);
        return Promise.resolve(true);
      },
    },
    delayMs: 1000,
    log: { warn },
  });
  await reviewer.look();
  expect(decided).toEqual(['3']);
  expect(warn).toHaveBeenCalledTimes(2);
});
