import { describe, expect, it } from 'vitest';
import { mistakeIn } from './emails';

describe('a list of addresses to invite', () => {
  it(
    'is refused for what the server would refuse',
    { tags: ['VAL-035', 'VAL-036', 'VAL-037', 'VAL-038', 'ERR-020', 'ERR-021'] },
    () => {
      expect(mistakeIn(' \n')).toBe('invitations.needEmails');
      expect(mistakeIn('ada@example.org, bo')).toBe('invitations.badEmail');
      expect(mistakeIn('ada@example.org,,bo@example.org')).toBe('invitations.badEmail');
      expect(mistakeIn(',')).toBe('invitations.badEmail');
      expect(mistakeIn('ada@example.org，ADA@example.org')).toBe('invitations.twice');
      expect(mistakeIn(Array.from({ length: 51 }, (_, at) => `a${at}@example.org`).join())).toBe(
        'invitations.tooMany',
      );
      expect(mistakeIn(' ada@example.org ，\nbo@example.org, ')).toBeUndefined();
    },
  );
});
