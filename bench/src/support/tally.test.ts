import { expect, it } from 'vitest';
import { outcomeOfError, Tally } from './tally.ts';

it('counts each outcome and names the most frequent first', () => {
  const tally = new Tally();
  tally.add('429');
  tally.add('200', 2);
  tally.add('200');
  expect(tally.total).toBe(4);
  expect(tally.describe()).toBe('200: 3, 429: 1');
});

it('says that nothing came', () => {
  expect(new Tally().describe()).toBe('none');
});

it('counts a broken connection by its code, else by its message', () => {
  expect(outcomeOfError(Object.assign(new Error('read ECONNRESET'), { code: 'ECONNRESET' }))).toBe(
    'ECONNRESET',
  );
  expect(outcomeOfError(new Error('no answer in time'))).toBe('no answer in time');
});
