import { expect, it } from 'vitest';
import { late, within } from './within.ts';

it('gives what a promise comes to, as far as it comes in time', async () => {
  expect(await within(Promise.resolve('well'), 1000)).toBe('well');
  await expect(within(Promise.reject(new Error('bad')), 1000)).rejects.toThrow('bad');
  expect(await within(new Promise(() => {}), 10)).toBe(late);
});

it('ignores a failure that comes too late', async () => {
  const { promise, reject } = Promise.withResolvers<string>();
  expect(await within(promise, 1)).toBe(late);
  // Without anybody who waits for it, vitest would report this as an error.
  reject(new Error('too late'));
  await expect(promise).rejects.toThrow();
});
