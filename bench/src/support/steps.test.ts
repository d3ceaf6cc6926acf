import { expect, it } from 'vitest';
import { Steps } from './steps.ts';

it('counts a wrong answer as a failure of its step and not as a time', async () => {
  const steps = new Steps();
  await steps.step('home page', () => Promise.resolve());
  const wrong = () => Promise.reject(new Error('no name'));
  await expect(steps.step('home page', wrong)).rejects.toThrow('no name');
  await expect(steps.step('search', wrong)).rejects.toThrow('no name');
  expect(steps.failures).toBe(2);
  const [, , home, search, all] = steps.table().split('\n');
  expect(home).toMatch(/^\| home page +\| +1 \| +1 \|/);
  expect(search).toMatch(/^\| search +\| +0 \| +1 \| +\| +\|/);
  expect(all).toMatch(/^\| all steps +\| +1 \| +2 \|/);
  expect(steps.troubles()).toBe('home page: no name: 1\nsearch: no name: 1');
});
