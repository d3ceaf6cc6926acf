import { expect, it } from 'vitest';
import { invitationCodeOf } from './secrets.ts';

it.each([
  'ACDE3467HJKM',
  ' acde-3467 hjkm\n',
  'ＡＣＤＥ－３４６７－ＨＪＫＭ',
  'ＡＣＤＥ３４６７ＨＪＫＭ',
  'ACDE—3467–HJKM',
  'ACDE\u22123467\u2010HJKM',
  '\u200BACDE3467HJKM\uFEFF',
])('%j is the code of one pass', (text) => {
  expect(invitationCodeOf(text)).toBe('ACDE3467HJKM');
});

it.each(['', 'ACDE3467HJK', 'ACDE3467HJK0', 'https://example.com/ACDE3467HJKM'])('%j is no code', (text) => {
  expect(invitationCodeOf(text)).toBeUndefined();
});
