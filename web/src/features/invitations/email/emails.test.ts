import { describe, expect, it } from 'vitest';
import { mistakeIn } from './emails';

describe('a list of addresses to invite', () => {
  it('VAL-035..038, ERR-020, ERR-021 is refused for what the server would refuse', () => {
    expect(mistakeIn(' \n')).toBe('invitations.needEmails');
    expect(mistakeIn('ada@example.org, bo')).toBe('invitations.badEmail');
    expect(mistakeIn('ada@example.org,,bo@example.org')).toBe('invitations.badEmail');
    expect(mistakeIn(',')).toBe('invitations.badEmail');
    expect(mistakeIn('ada@example.org，ADA@example.org')).toBe('invitations.twice');
    expect(mistakeIn(Array.from({ length: 51 }, (_, at) => `a${at}@example.org`).join())).toBe(
      'invitations.tooMany',
    );
    expect(mistakeIn(' ada@example.org ，\nbo@example.org, ')).toBeUndefined();
  });
});
