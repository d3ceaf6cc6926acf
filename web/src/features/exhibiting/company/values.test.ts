import { describe, expect, it } from 'vitest';
import { checkValues, type CompanyValues, differ, parseValues } from './values';

const whole: CompanyValues = {
  version: 'v1',
  logoUrl: '/files/uploads/x.png',
  nameCn: '东方线缆',
  nameEn: 'Orient Cable',
  categoryCode: '1',
  descriptionCn: '简介',
  descriptionEn: 'About us',
  phone: '',
  fax: '',
  website: '',
  addressCn: '上海市浦东新区一号👩🏽‍🔧',
  addressEn: '1 Pudong Rd',
};

describe("values of the company's form", () => {
  it(
    'asks for what is missing, and for nothing else',
    { tags: ['VAL-048', 'VAL-049', 'VAL-051', 'VAL-052', 'VAL-053'] },
    () => {
      expect(checkValues(whole)).toEqual({});
      const blank = parseValues(Object.fromEntries(Object.keys(whole).map((name) => [name, ' '])));
      expect(blank && Object.keys(checkValues(blank))).toEqual([
        ...['logoUrl', 'nameCn', 'nameEn', 'categoryCode', 'descriptionCn', 'descriptionEn'],
        ...['addressCn', 'addressEn'],
      ]);
    },
  );

  it('counts the characters of an address as people do', { tags: ['VAL-053'] }, () => {
    const short = { ...whole, addressCn: '上海市浦东新区号👩🏽‍🔧', addressEn: '1 Pudong ' };
    expect(checkValues(short)).toEqual({
      addressCn: 'company.short.addressCn',
      addressEn: 'company.short.addressEn',
    });
    expect(checkValues({ ...whole, fax: '1'.repeat(41) })).toEqual({ fax: 'company.long' });
  });

  it('are kept with the state that was edited, and compared without it', () => {
    expect(parseValues(JSON.parse(JSON.stringify(whole)))).toEqual(whole);
    expect(parseValues({ nameCn: 'x' })).toBeNull();
    expect(parseValues('x')).toBeNull();
    expect(differ(whole, { ...whole, version: 'v2' })).toBe(false);
    expect(differ(whole, { ...whole, fax: '1' })).toBe(true);
  });
});
