import { expect, it } from 'vitest';
import { isIdentityCard } from './identity-card.ts';

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
