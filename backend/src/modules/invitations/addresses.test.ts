import { describe, expect, it } from 'vitest';
import { Refusal } from '../../http/errors.ts';
import { addressesOf } from './addresses.ts';

const refusalOf = (list: string): string => {
  try {
    addressesOf(list);
  } catch (error) {
    if (error instanceof Refusal && error.field === 'emails') return error.text.EN;
    throw error;
  }
  return '';
};

describe('addresses of an invitation', () => {
  it(
    'entries are split at commas, of either keyboard, and blanks around them ignored',
    { tags: ['VAL-036'] },
    () => {
      expect(addressesOf(' ada@example.org ,\tBo@Example.org，li@example.cn,\n')).toEqual([
        'ada@example.org',
        'bo@example.org',
        'li@example.cn',
      ]);
    },
  );

  it('nothing at all is asked for', { tags: ['VAL-035'] }, () => {
    for (const list of ['', ' \n']) expect(refusalOf(list)).toBe('Enter the e-mail addresses to invite');
  });

  it('one bad entry refuses the list', { tags: ['VAL-037', 'ERR-020'] }, () => {
    for (const list of [
      'ada@example.org,bo',
      'ada@example.org,,bo@example.org',
      ',',
      'a b@example.org',
      'ada@example.org;bo@example.org',
      'Ada <ada@example.org>',
      'ada@example.org\r\nbcc: x@example.org',
    ]) {
      expect(refusalOf(list), list).toBe('The mailbox format is incorrect');
    }
  });

  it('a repetition refuses the list, however it is written', { tags: ['VAL-038', 'ERR-021'] }, () => {
    expect(refusalOf('ada@example.org, ADA@example.org')).toBe('Duplicate data exists in the mailbox');
  });

  it('takes fifty at once and no more', () => {
    const list = (count: number) => Array.from({ length: count }, (_, at) => `a${at}@example.org`).join();
    expect(addressesOf(list(50))).toHaveLength(50);
    expect(refusalOf(list(51))).toBe('At most 50 addresses can be invited at once');
    expect(refusalOf(`${'a'.repeat(5000)}@example.org`)).toBe('At most 50 addresses can be invited at once');
  });
});
