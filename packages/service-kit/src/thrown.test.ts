import { expect, it } from 'vitest';
import { codeOf, errorOf } from './thrown.ts';

it('reads codes of errors, and none of anything else', () => {
  expect(codeOf(Object.assign(new Error('gone'), { code: 'ENOENT' }))).toBe('ENOENT');
  expect([new Error('x'), { code: 7 }, 'ENOENT', null, undefined].map(codeOf)).toEqual(
    Array.from({ length: 5 }, () => undefined),
  );
});

it('makes errors of what is none', () => {
  const error = new RangeError('too far');
  expect(errorOf(error)).toBe(error);
  expect(errorOf('no room').message).toBe('no room');
});
