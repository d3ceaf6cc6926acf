import { expect, it } from 'vitest';
import { isIdentityCard, maskedNumber } from './identity-card.ts';

it(
  'knows a number of a mainland identity card by its check character and its day',
  { tags: ['CONST-057', 'EXH-100'] },
  () => {
    for (const number of ['11010519491231002X', '440524188001010014'])
      expect(isIdentityCard(number)).toBe(true);
    for (const number of [
      '110105194912310021',
      '11010519491331002X',
      '110105194902310020',
      '11010519491231002',
      '11010519491231002x',
      '01010519491231002X',
      'E12345678',
      '',
    ]) {
      expect(isIdentityCard(number), number).toBe(false);
    }
  },
);

it('promises 18 shows no more of a number than its start and end', () => {
  expect(maskedNumber('11010519491231002X')).toBe('110***********002X');
  expect(maskedNumber('E12345678')).toBe('E******78');
  expect(maskedNumber('A1234')).toBe('A**34');
});
