import { expect, it } from 'vitest';
import { firstGraphemes, graphemes } from './graphemes';

it('counts what people see as one character', () => {
  expect(graphemes('')).toBe(0);
  expect(graphemes('高压电缆')).toBe(4);
  expect(graphemes('👩🏽‍🔧e\u0301🇨🇳')).toBe(3);
});

it('cuts between such characters, never within one', () => {
  expect(firstGraphemes('高压电缆', 2)).toBe('高压');
  expect(firstGraphemes('a👩🏽‍🔧b', 2)).toBe('a👩🏽‍🔧');
  expect(firstGraphemes('abc', 3)).toBe('abc');
  expect(firstGraphemes('👩🏽‍🔧', 1)).toBe('👩🏽‍🔧');
});
