import { describe, expect, it } from 'vitest';
import { countriesIn } from './countries';
import {
  countryName,
  formatAgo,
  formatBytes,
  formatDate,
  formatDateRange,
  formatDateTime,
  formatNumber,
} from './format';

describe('dates and numbers', () => {
  it(
    'writes dates as each language does, none of them broken by the end of a line',
    { tags: ['SHELL-087'] },
    () => {
      expect(formatDate('2025-08-27', 'ZH')).toBe('2025\u00A0年\u00A08\u00A0月\u00A027\u00A0日');
      expect(formatDate('2025-08-27', 'EN')).toBe('27\u00A0August\u00A02025');
      expect(formatDate('garbage', 'EN')).toBe('');
    },
  );

  it('writes the show dates as one range', { tags: ['CONST-011'] }, () => {
    expect(formatDateRange('2025-08-27', '2025-08-29', 'ZH')).toBe(
      '2025\u00A0年\u00A08\u00A0月\u00A027–29\u00A0日',
    );
    expect(formatDateRange('2025-08-27', '2025-08-29', 'EN')).toBe('27–29\u00A0August\u00A02025');
    expect(formatDateRange('2025-08-30', '2025-09-01', 'EN')).toBe(
      '30\u00A0August\u00A02025 – 1\u00A0September\u00A02025',
    );
  });

  it('shows instants in Shanghai time', { tags: ['CONST-012'] }, () => {
    expect(formatDateTime('2025-08-26T04:00:00Z', 'ZH')).toBe(
      '2025\u00A0年\u00A08\u00A0月\u00A026\u00A0日 12:00',
    );
    expect(formatDateTime('2025-06-15T16:30:00Z', 'EN')).toBe('16\u00A0June\u00A02025 00:30');
  });

  it('tells how long ago something was', () => {
    const now = new Date('2025-06-16T09:00:00+08:00');
    expect(formatAgo('2025-06-16T08:55:10+08:00', now, 'EN')).toBe('4 minutes ago');
    expect(formatAgo('2025-06-16T06:30:00+08:00', now, 'ZH')).toBe('2小时前');
    expect(formatAgo('2025-06-13T06:30:00+08:00', now, 'EN')).toBe('3 days ago');
  });

  it('writes the size of a file in the largest unit of which it has one', () => {
    expect(formatBytes(0)).toBe('0\u00A0B');
    expect(formatBytes(999)).toBe('999\u00A0B');
    expect(formatBytes(1000)).toBe('1\u00A0kB');
    expect(formatBytes(999_960)).toBe('1\u00A0MB');
    expect(formatBytes(14_240_000)).toBe('14.2\u00A0MB');
    expect(formatBytes(3_200_000_000)).toBe('3.2\u00A0GB');
  });

  it('groups numbers the same in both languages', { tags: ['CONST-062'] }, () => {
    expect(formatNumber(57500)).toBe('57,500');
  });
});

describe('names of countries and regions', () => {
  it.each([
    ['TW', '中国台湾', 'Taiwan, China'],
    ['HK', '中国香港', 'Hong Kong, China'],
    ['MO', '中国澳门', 'Macao, China'],
    ['CN', '中国', 'China'],
    ['JP', '日本', 'Japan'],
    ['XZ', 'XZ', 'XZ'],
    ['Germany', 'Germany', 'Germany'],
    ['', '', ''],
  ])('%s is %s and %s', (code, zh, en) => {
    expect(countryName(code, 'ZH')).toBe(zh);
    expect(countryName(code, 'EN')).toBe(en);
  });

  it('lists to choose from begin with China and call each by that name', () => {
    const names = countriesIn('EN').map(({ name }) => name);
    expect(names[0]).toBe('China');
    expect(names).toEqual(expect.arrayContaining(['Hong Kong, China', 'Macao, China', 'Taiwan, China']));
    expect(names.join()).not.toMatch(/SAR|Taiwan(?!, China)/);
    expect(countriesIn('ZH').filter(({ name }) => /台湾|香港|澳门/.test(name))).toEqual([
      { code: 'MO', name: '中国澳门' },
      { code: 'TW', name: '中国台湾' },
      { code: 'HK', name: '中国香港' },
    ]);
  });
});
