import { describe, expect, it } from 'vitest';
import { readCsv, UnreadableSheet } from './index.ts';
import { first } from '../../test/support/required.ts';

const limits = { rows: 50, columns: 5 };
const texts = (file: Buffer | string) =>
  readCsv(Buffer.from(file), limits).map((row) => row.map(({ text }) => text));
const reasonOf = (file: Buffer | string): string => {
  try {
    texts(file);
  } catch (error) {
    if (error instanceof UnreadableSheet) return error.reason;
    throw error;
  }
  return '';
};

describe('reading separated values', () => {
  it('takes commas, semicolons and tabs, quotes, lines within a cell, and blank lines in their places', () => {
    const rows = [
      ['a', 'b;c', 'd "e"'],
      ['', 'two\nlines', ''],
    ];
    expect(texts('\u{FEFF}a,b;c,"d ""e"""\r\n,"two\r\nlines",\r\n')).toEqual(rows);
    expect(texts('a;"b;c";"d ""e"""\n;"two\nlines";')).toEqual(rows);
    expect(texts('a\tb\n\nc\td')).toEqual([['a', 'b'], [''], ['c', 'd']]);
  });

  it('reads UTF-8 and GB18030', () => {
    expect(texts('名称,国家\n长江,中国')).toEqual([
      ['名称', '国家'],
      ['长江', '中国'],
    ]);
    // 名称,长江 in GB18030.
    expect(texts(Buffer.from([0xc3, 0xfb, 0xb3, 0xc6, 0x2c, 0xb3, 0xa4, 0xbd, 0xad]))).toEqual([
      ['名称', '长江'],
    ]);
  });

  it('marks formulas and numbers whose last digits are gone; a text that looks like one stays a text', () => {
    const row = first(readCsv(Buffer.from("=1+1,1.38E+10,'=x,+8613800138000"), limits));
    expect(row.map(({ isFormula, hasLostDigits }) => [isFormula, hasLostDigits])).toEqual([
      [true, false],
      [false, true],
      [false, false],
      [false, false],
    ]);
    expect(row.map(({ text }) => text)).toEqual(['', '', '=x', '+8613800138000']);
  });

  it('refuses what is no text, has no end, or is larger than its list', () => {
    expect(reasonOf(Buffer.from([0xff, 0xfe, 0x00, 0x61, 0xff]))).toBe('unreadable');
    expect(reasonOf('a\u0000b')).toBe('unreadable');
    expect(reasonOf('a,"b\nc')).toBe('unreadable');
    expect(reasonOf('a,b,c,d,e,f')).toBe('large');
    expect(reasonOf('a\n'.repeat(51))).toBe('large');
    for (const open of [
      'a,"' + 'b'.repeat(10_000_000),
      '"' + 'b,'.repeat(5_000_000),
      '"' + 'b\n'.repeat(5_000_000),
    ])
      expect(reasonOf(open)).toBe('unreadable');
    const began = performance.now();
    expect(reasonOf('"'.repeat(2_000_001))).toBe('unreadable');
    expect(performance.now() - began).toBeLessThan(5000);
  });
});
