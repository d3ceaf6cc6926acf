import { describe, expect, it } from 'vitest';
import { recipientOf } from './recipients.ts';

describe('whom a code goes to', () => {
  it.each([
    '13800138000',
    ' 138 0013 8000 ',
    '138-0013-8000',
    '１３８００１３８０００',
    '+86 13800138000',
    '(+86) 138-0013-8000',
    '0086 138 0013 8000',
    '8613800138000',
    '\u202A138 0013 8000\u202C',
  ])('the number %j is one of the mainland', (text) => {
    expect(recipientOf(text)).toEqual({ channel: 'sms', address: '+8613800138000' });
  });

  it.each(['a@cable.example', ' A@Cable.example ', 'ａ＠ｃａｂｌｅ．ｅｘａｍｐｌｅ'])(
    'the address %j is one',
    (text) => {
      expect(recipientOf(text)).toEqual({ channel: 'email', address: 'a@cable.example' });
    },
  );

  it.each(['', '12800138000', '1380013800', 'a@', 'nobody'])('%j is nobody', (text) => {
    expect(recipientOf(text)).toBeUndefined();
  });
});
