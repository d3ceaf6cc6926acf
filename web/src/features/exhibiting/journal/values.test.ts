import { describe, expect, it } from 'vitest';
import { checkValues, type JournalValues, parseValues, toggled } from './values';

const whole: JournalValues = {
  companyCn: '远东线缆有限公司',
  companyEn: 'Far East Cable Ltd',
  address: '上海市浦东新区银城路',
  phone: '',
  fax: '',
  website: '',
  introductionCn: '简介',
  introductionEn: 'Introduction',
  categoryCodes: ['4'],
};

describe('what the journal form holds', () => {
  it(
    'needs names, an address of ten characters, both introductions and a category',
    { tags: ['VAL-061'] },
    () => {
      expect(checkValues(whole)).toEqual({});
      expect(checkValues({ ...whole, address: '上海市浦东新区银城' })).toEqual({
        address: 'journal.short.address',
      });
      const blank = parseValues({});
      expect(blank && Object.keys(checkValues(blank))).toEqual([
        'companyCn',
        'companyEn',
        'address',
        'introductionCn',
        'introductionEn',
        'categoryCodes',
      ]);
    },
  );

  it(
    'ticks several categories; a whole field takes the place of what is below it',
    { tags: ['EXH-077'] },
    () => {
      expect(toggled(['101'], '402')).toEqual(['101', '402']);
      expect(toggled(['101', '102', '402'], '1')).toEqual(['1', '402']);
      expect(toggled(['1', '402'], '103')).toEqual(['103', '402']);
      expect(toggled(['1', '402'], '402')).toEqual(['1']);
      expect(toggled(toggled(['101', '402'], '101'), '101')).toEqual(['101', '402']);
    },
  );

  it('is read back from the browser, without what is none of it', () => {
    expect(parseValues(structuredClone(whole))).toEqual(whole);
    expect(parseValues({ ...whole, categoryCodes: ['4', 5, 'x'] })?.categoryCodes).toEqual(['4']);
    expect(parseValues(null)).toBeNull();
  });
});
