import { expect, it } from 'vitest';
import { graphemes } from './graphemes';

it('counts what people see as one character', () => {
  expect(graphemes('')).toBe(0);
  expect(graphemes('高压电缆')).toBe(4);
  expect(graphemes('👩🏽‍🔧e\u0301🇨🇳')).toBe(3);
});
