import { describe, expect, it } from 'vitest';
import { mainlandMobile, typedCode } from './typed-numbers';

describe('a code that was typed or pasted', () => {
  it.each([
    ['123456', '123456'],
    [' 123 456 ', '123456'],
    ['123-456', '123456'],
    ['１２３４５６', '123456'],
    ['您的验证码为 123456，5 分钟内有效', '123456'],
    ['Your verification code is 123456. It is valid for 5 minutes.', '123456'],
    ['12', '12'],
    ['12a', '12'],
    ['1234567', '123456'],
    ['', ''],
  ])('%j is %j', (text, code) => {
    expect(typedCode(text)).toBe(code);
  });
});

describe('a mobile number of the mainland', () => {
  it.each([
    '13800138000',
    ' 138 0013 8000 ',
    '138-0013-8000',
    '１３８００１３８０００',
    '+86 138 0013 8000',
    '(+86) 138-0013-8000',
    '0086 13800138000',
    '8613800138000',
    '＋８６13800138000',
    '\u202A13800138000\u202C',
  ])('%j is understood', (text) => {
    expect(mainlandMobile(text)).toBe('13800138000');
  });

  it.each([
    ['12800138000', '12800138000'],
    ['+49 151 23456789', '+49 151 23456789'],
    ['1380013800', '1380013800'],
    [' a@cable.example ', 'a@cable.example'],
  ])('%j stands as it is', (text, other) => {
    expect(mainlandMobile(text)).toBe(other);
  });
});
