import { describe, expect, it } from 'vitest';
import { checkInformation, countryOfNumber, dialCode, dialCodesIn, type Information } from './information';

const full: Information = {
  name: 'Ada',
  title: '2',
  identityNumber: 'X1234567',
  department: '',
  position: '',
  country: 'GB',
  companyName: 'Harbour Power',
  phoneCountryCode: '',
  phoneNumber: '',
  phoneExtension: '',
  website: '',
  postcode: '',
  email: 'ada@cable.example',
  mobile: '07700 900123',
  isComing: true,
  address: '14 Wharf Road, Southampton',
};

describe('step 2', () => {
  it('needs nothing of department, position, telephone and website', { tags: ['VAL-026'] }, () => {
    expect(checkInformation('EN', full, null)).toEqual({});
  });

  const isMissing = (
    field: 'name' | 'title' | 'identityNumber' | 'companyName' | 'mobile' | 'email' | 'address',
  ) => checkInformation('EN', { ...full, [field]: ' ' }, null)[field] === `registration.missing.${field}`;

  it('needs who comes and for which company', { tags: ['VAL-018', 'VAL-019', 'VAL-020', 'VAL-022'] }, () => {
    expect((['name', 'title', 'identityNumber', 'companyName'] as const).map(isMissing)).toEqual([
      true,
      true,
      true,
      true,
    ]);
  });

  it('needs how to reach the visitor', { tags: ['VAL-023', 'VAL-024', 'VAL-025'] }, () => {
    expect((['mobile', 'email', 'address'] as const).map(isMissing)).toEqual([true, true, true]);
  });

  it('country is needed in English only', { tags: ['AUTH-058', 'VAL-021'] }, () => {
    const without = { ...full, country: '' };
    expect(checkInformation('EN', without, '+8613912345678').country).toBe('registration.missing.country');
    expect(checkInformation('ZH', without, '+8613912345678')).toEqual({});
  });

  it('tells what is malformed', { tags: ['VAL-023', 'VAL-024', 'VAL-025', 'CONST-042'] }, () => {
    expect(checkInformation('EN', { ...full, email: 'ada@cable' }, null).email).toBe(
      'registration.wrong.email',
    );
    expect(checkInformation('EN', { ...full, mobile: '12' }, null).mobile).toBe('registration.wrong.mobile');
    expect(checkInformation('EN', { ...full, mobile: '12' }, '+8613912345678').mobile).toBeUndefined();
    expect(checkInformation('EN', { ...full, address: '上海市世纪大道一号' }, null).address).toBe(
      'registration.wrong.address',
    );
    expect(checkInformation('EN', { ...full, address: '上海市世纪大道一十号' }, null)).toEqual({});
  });

  it('tells at once all that the server would refuse one after the other', () => {
    const wrong = { identityNumber: '!!', phoneNumber: 'abc', phoneExtension: '1a', website: 'not a site' };
    expect(checkInformation('EN', { ...full, ...wrong }, null)).toEqual({
      identityNumber: 'registration.wrong.identityNumber',
      phoneNumber: 'registration.wrong.phoneNumber',
      phoneExtension: 'registration.wrong.phoneExtension',
      website: 'registration.wrong.website',
    });
    const right = {
      identityNumber: '310101 1990（A）',
      phoneNumber: '(021) 5550-0110/12',
      phoneExtension: '8',
      website: 'www.cable.example',
    };
    expect(checkInformation('EN', { ...full, ...right }, null)).toEqual({});
  });

  it('asks those for their country in Chinese who have not proved a number of the mainland', () => {
    const abroad = { ...full, country: '' };
    expect(checkInformation('ZH', abroad, '+8613912345678')).toEqual({});
    for (const proved of [null, '+447700900123'])
      expect(checkInformation('ZH', abroad, proved).country).toBe('registration.missing.country');
    expect(countryOfNumber('+85251234567')).toBe('HK');
    // Guernsey, Jersey and the Isle of Man share it.
    expect(countryOfNumber('+447700900123')).toBe('');
    expect(countryOfNumber(null)).toBe('');
  });

  it(
    'offers about 150 countries and more with their calling codes, each code once',
    { tags: ['DESIGN-054', 'AUTH-059', 'AUTH-060'] },
    () => {
      const codes = dialCodesIn('ZH');
      expect(codes.length).toBeGreaterThan(150);
      expect(new Set(codes.map(({ code }) => code)).size).toBe(codes.length);
      expect(codes[0]).toEqual({ code: '+86', name: '中国' });
      expect(dialCodesIn('EN')).toContainEqual({ code: '+1', name: 'United States' });
      expect(dialCode('DE')).toBe('+49');
    },
  );
});
