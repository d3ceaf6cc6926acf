import { expect, it } from 'vitest';
import { graphemes } from './graphemes.ts';

it('counts what people see as one character', () => {
  expect(graphemes('')).toBe(0);
  expect(graphemes('高压电缆')).toBe(4);
  expect(graphemes('é👩🏽‍🔧🇨🇳')).toBe(3);
  expect(graphemes('e\u0301')).toBe(1);
});
