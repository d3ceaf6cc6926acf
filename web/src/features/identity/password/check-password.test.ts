import { describe, expect, it } from 'vitest';
import { checkPassword, type PasswordValues } from './check-password';

const right: PasswordValues = {
  proof: 'currentPassword',
  currentPassword: 'the old one',
  code: '',
  newPassword: 'a fresh one',
  repeated: 'a fresh one',
};
const check = (change: Partial<PasswordValues>) => checkPassword({ ...right, ...change });

describe('the form of a new password', () => {
  it('wants the proof, the new password and its repetition', { tags: ['EXH-110', 'VAL-066'] }, () => {
    expect(check({})).toEqual({});
    expect(check({ proof: 'code', code: '123456' })).toEqual({});
    expect(check({ currentPassword: ' ', newPassword: '', repeated: '' })).toEqual({
      currentPassword: 'password.missing.currentPassword',
      newPassword: 'password.missing.newPassword',
      repeated: 'password.missing.repeated',
    });
    expect(check({ proof: 'code' })).toEqual({ code: 'password.missing.code' });
  });

  it('wants both entries equal', { tags: ['VAL-009', 'VAL-066'] }, () => {
    expect(check({ repeated: 'a fresh one ' })).toEqual({ repeated: 'password.different' });
  });

  it('wants eight characters as people count them', () => {
    const seven = '👨‍👩‍👧‍👦'.repeat(7);
    expect(check({ newPassword: seven, repeated: seven })).toEqual({ newPassword: 'password.short' });
    expect(check({ newPassword: `${seven}8`, repeated: `${seven}8` })).toEqual({});
  });
});
