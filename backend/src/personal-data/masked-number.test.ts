import { expect, it } from 'vitest';
import { maskedNumber, shownNumber } from './masked-number.ts';

it('promises 18 shows no more of a number than its start and end', () => {
  expect(maskedNumber('11010519491231002X')).toBe('110***********002X');
  expect(maskedNumber('E12345678')).toBe('E******78');
  expect(maskedNumber('A1234')).toBe('A**34');
});

it('leaves a number as it is of which only the mask is kept', () => {
  expect(maskedNumber('110***********002X#2000000000001')).toBe('110***********002X');
  expect(shownNumber('E******78#2000000000001')).toBe('E******78');
});
