import { expect, it } from 'vitest';
import { typedCode, typedPlain } from './typed-text.ts';

it.each([
  [' ａ＠ｂ．ｃｏｍ ', 'a@b.com'],
  ['\u202A+86 138\u202C', '+86 138'],
  ['１２３', '123'],
])('%j was meant as %j', (text, plain) => {
  expect(typedPlain(text)).toBe(plain);
});

it.each(['123 456', '123-456', '１２３４５６', '\u200B123456\n'])('%j is the code 123456', (text) => {
  expect(typedCode(text)).toBe('123456');
});
