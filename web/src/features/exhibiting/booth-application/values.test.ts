import { describe, expect, it } from 'vitest';
import { checkApplication, emptyApplication, isMobile, parseApplication, withoutSecrets } from './values';

const whole = {
  ...emptyApplication,
  title: '1',
  name: '王思远',
  company: '曙光电缆',
  department: '市场部',
  position: '6',
  country: 'CN',
  telephone: '021-58880000',
  mobile: '13900000001',
  email: 'a@cable.example',
  code: '123456',
  password: 'copper and light',
  passwordAgain: 'copper and light',
  productServices: ['4'],
  waysToKnow: ['1'],
  isAgreed: true,
};

describe('values of a booth application', () => {
  it(
    'asks for everything that is needed, and for no password in Chinese',
    { tags: ['VAL-068', 'VAL-069', 'VAL-071', 'VAL-072', 'VAL-073'] },
    () => {
      expect(checkApplication(whole, 'ZH')).toEqual({});
      const missing = Object.keys(checkApplication(emptyApplication, 'ZH'));
      expect(missing.toSorted()).toEqual(
        [
          ...['title', 'name', 'company', 'department', 'position', 'telephone', 'mobile', 'email', 'code'],
          ...['productServices', 'waysToKnow', 'isAgreed'],
        ].toSorted(),
      );
    },
  );

  it(
    'in English also for a country and a password typed twice alike',
    { tags: ['VAL-070', 'EXH-012'] },
    () => {
      expect(checkApplication(whole, 'EN')).toEqual({});
      expect(
        Object.keys(checkApplication({ ...whole, country: '', password: '', passwordAgain: '' }, 'EN')),
      ).toEqual(['country', 'password', 'passwordAgain']);
      expect(checkApplication({ ...whole, passwordAgain: 'copper' }, 'EN')).toEqual({
        passwordAgain: 'booth-application.wrong.passwordAgain',
      });
    },
  );

  it('knows a mainland number, and lets others be any', { tags: ['VAL-074', 'CONFLICT-009'] }, () => {
    expect(
      ['13900000001', '12900000001', '1390000000', '+44 7700 900123'].map((text) => isMobile(text, 'ZH')),
    ).toEqual([true, false, false, false]);
    expect(['+44 7700 900123', 'abc', ''].map((text) => isMobile(text, 'EN'))).toEqual([true, false, false]);
  });

  it('keeps no proof and no secret', () => {
    expect(JSON.stringify(withoutSecrets(whole))).not.toMatch(/123456|copper/);
    expect(parseApplication({ ...whole, name: 7, productServices: ['1', {}] })).toMatchObject({
      name: '',
      company: '曙光电缆',
      productServices: ['1'],
      password: '',
      code: '',
    });
    expect(parseApplication('text')).toBeNull();
  });
});
