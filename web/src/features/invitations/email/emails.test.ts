import { describe, expect, it } from 'vitest';
import { mistakeIn } from './emails';

describe('a list of addresses to invite', () => {
  it(
    'is asked for where it is empty, and may have blanks around its commas',
    { tags: ['VAL-035', 'VAL-036'] },
    () => {
      expect(mistakeIn(' \n')).toBe('invitations.needEmails');
      expect(mistakeIn(' ada@example.org ，\nbo@example.org, ')).toBeUndefined();
    },
  );

  it('is refused for one malformed address', { tags: ['VAL-037', 'ERR-020'] }, () => {
    expect(mistakeIn('ada@example.org, bo')).toBe('invitations.badEmail');
    expect(mistakeIn('ada@example.org,,bo@example.org')).toBe('invitations.badEmail');
    expect(mistakeIn(',')).toBe('invitations.badEmail');
  });

  it('is refused for an address given twice', { tags: ['VAL-038', 'ERR-021'] }, () => {
    expect(mistakeIn('ada@example.org，ADA@example.org')).toBe('invitations.twice');
  });

  it('is refused for more than fifty addresses', () => {
    const addresses = (count: number) =>
      Array.from({ length: count }, (_, at) => `a${at}@example.org`).join();
    expect(mistakeIn(addresses(50))).toBeUndefined();
    expect(mistakeIn(addresses(51))).toBe('invitations.tooMany');
  });
});
