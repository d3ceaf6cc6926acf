import { describe, expect, it } from 'vitest';
import { checkReset, emptyReset } from './check-reset';

const right = {
  recipient: '13800138000',
  code: '123456',
  newPassword: 'a fresh one',
  repeated: 'a fresh one',
};

describe('the form for a forgotten password', () => {
  it('takes a number or an address, a code and twice the same password', () => {
    expect(checkReset(right)).toEqual({});
    expect(checkReset({ ...right, recipient: ' anna@wirefair.example ' })).toEqual({});
  });

  it('names everything that is missing', () => {
    expect(checkReset(emptyReset)).toEqual({
      recipient: 'password-reset.missing.recipient',
      code: 'password-reset.missing.code',
      newPassword: 'password-reset.missing.newPassword',
      repeated: 'password-reset.missing.repeated',
    });
  });

  it('names what is malformed, too short or different', () => {
    expect(checkReset({ ...right, recipient: '12', newPassword: 'short', repeated: 'shorter' })).toEqual({
      recipient: 'password-reset.wrong.recipient',
      newPassword: 'password-reset.short',
      repeated: 'password-reset.different',
    });
  });
});
