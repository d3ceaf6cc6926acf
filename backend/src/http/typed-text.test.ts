import { expect, it } from 'vitest';
import { typedCode, typedPlain } from './typed-text.ts';

it.each([
  [' ａ＠ｂ．ｃｏｍ ', 'a@b.com'],
  ['\u202A+86 138\u202C', '+86 138'],
  ['１２３', '123'],
])('%j was meant as %j', (text, plain) => {
  expect(typedPlain(text)).toBe(plain);
});

it.each([
  '123 456',
  '123-456',
  '１２３４５６',
  '\u200B123456\n',
  '１２３－４５６',
  '123—456',
  '123\u2212456',
  '12\u20103\u201145\u20136',
])('%j is the code 123456', (text) => {
  expect(typedCode(text)).toBe('123456');
});
