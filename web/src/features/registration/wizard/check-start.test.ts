import { describe, expect, it } from 'vitest';
import { checkStart, emptyStart } from './check-start';

const phone = { ...emptyStart, recipient: '13912345678', code: '123456', isAgreed: true };
const mail = { ...phone, recipient: 'a@cable.example', password: 'one two', passwordAgain: 'one two' };

describe('step 1', () => {
  it(
    'asks for a mobile number of any country and its code',
    { tags: ['AUTH-043', 'VAL-002', 'VAL-003', 'VAL-005'] },
    () => {
      expect(checkStart('SMS', phone)).toEqual({});
      for (const recipient of [
        '139 1234 5678',
        '+86 139 1234 5678',
        '１３９１２３４５６７８',
        '0086-139-1234-5678',
        '+44 7700 900123',
        '0044 7700 900123',
        '+852 5123 4567',
        '＋６５ ８１２３ ４５６７',
      ]) {
        expect(checkStart('SMS', { ...phone, recipient }), recipient).toEqual({});
      }
      expect(checkStart('SMS', { ...phone, recipient: '' }).recipient).toBe('registration.missing.mobile');
      for (const recipient of [
        '12912345678',
        '23912345678',
        '1391234567',
        '139123456789',
        '+86 2164000000',
        '+44 77',
        '07700 900123',
        'a@cable.example',
      ]) {
        expect(checkStart('SMS', { ...phone, recipient }).recipient).toBe('registration.wrong.mobile');
      }
      expect(checkStart('SMS', { ...phone, code: ' ' }).code).toBe('registration.missing.code');
    },
  );

  it(
    'asks for an address, and says when it is malformed',
    { tags: ['AUTH-044', 'VAL-006', 'VAL-007', 'VAL-015'] },
    () => {
      expect(checkStart('EMAIL', mail)).toEqual({});
      expect(checkStart('EMAIL', { ...mail, recipient: 'a＠cable．example' })).toEqual({});
      expect(checkStart('EMAIL', { ...mail, recipient: '' }).recipient).toBe('registration.missing.email');
      for (const recipient of ['13912345678', 'a@cable', 'a@cable.x', 'a b@cable.example']) {
        expect(checkStart('EMAIL', { ...mail, recipient }).recipient).toBe('registration.wrong.email');
      }
    },
  );

  it(
    'asks for the code of the address and a password twice',
    { tags: ['AUTH-044', 'VAL-016', 'VAL-017'] },
    () => {
      expect(checkStart('EMAIL', { ...mail, code: '' }).code).toBe('registration.missing.code');
      expect(checkStart('EMAIL', { ...mail, password: '' }).password).toBe('registration.missing.password');
      expect(checkStart('EMAIL', { ...mail, passwordAgain: '' }).passwordAgain).toBe(
        'registration.missing.passwordAgain',
      );
      expect(checkStart('EMAIL', { ...mail, passwordAgain: 'two' }).passwordAgain).toBe(
        'registration.wrong.passwordAgain',
      );
    },
  );

  it('wants the privacy statement accepted', { tags: ['AUTH-047', 'VAL-008'] }, () => {
    expect(checkStart('SMS', { ...phone, isAgreed: false })).toEqual({
      isAgreed: 'registration.missing.isAgreed',
    });
  });
});
