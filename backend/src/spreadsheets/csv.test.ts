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

  it('reads UTF-16 with its mark', () => {
    const text = '\u{FEFF}名称,Müller\n长江,中国';
    const rows = [
      ['名称', 'Müller'],
      ['长江', '中国'],
    ];
    expect(texts(Buffer.from(text, 'utf16le'))).toEqual(rows);
    expect(texts(Buffer.from(text, 'utf16le').swap16())).toEqual(rows);
  });

  it.each([
    ['Müller Kabel GmbH; Windows-1252', '4dfc6c6c6572204b6162656c20476d6248', 'M黮ler Kabel GmbH'],
    ['Tréfileries; Windows-1252', '5472e966696c6572696573', 'Tr閒ileries'],
    ['臺灣電線; Big5', 'bb4fc657b971bd75', '籓芖筿絬'],
    ['東京電線; Shift JIS', '938c8b9e936490fc', '搶嫗揹慄'],
    ['ケーブル; Shift JIS', '8350815b8375838b', '働乕僽儖'],
    ['Кабель; Windows-1251', 'cae0e1e5ebfc', '枢徨朦'],
  ])('refuses %s, and says how it would be read', (_text, hex, sample) => {
    const file = Buffer.concat([Buffer.from('name,country\n'), Buffer.from(hex, 'hex'), Buffer.from(',X')]);
    const wrong = expect.objectContaining({ message: 'unknown encoding', sample }) as Error;
    expect(() => texts(file)).toThrow(wrong);
  });

  it('takes Chinese names with characters that few names have, and signs', () => {
    // The first lines hold a character beyond GB2312 each, the last one “, ”, ×, ， and ·.
    for (const [hex, text] of [
      ['e946bbf9cfdfc0c2d3d0cfdeb9abcbbe', '镕基线缆有限公司'],
      ['86b4b7e1cfdfc0c2d3d0cfdeb9abcbbe', '喆丰线缆有限公司'],
      ['f6ceeac9b5e7c0c2', '鑫晟电缆'],
      ['b3a4bdada1b0cfdfa1b1c0c2a1c133a3ac594a563232a1a4', '长江“线”缆×3，YJV22·'],
    ] as const)
      expect(texts(Buffer.from(hex, 'hex'))).toEqual([[text]]);
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

  it('keeps an apostrophe that belongs to a name, and takes off the one before a number or formula', () => {
    expect(texts("'t Hart,’s Gravenhage,'Allegro','007,'+86 21")[0]).toEqual([
      ...["'t Hart", '’s Gravenhage', "'Allegro'", '007', '+86 21'],
    ]);
  });

  it('takes invisible signs out of a word without a blank in their place', () => {
    expect(texts('Wire\u200Bfair,长\u00AD江,ca\u0007ble,a\uFEFFb')[0]).toEqual([
      ...['Wirefair', '长江', 'cable', 'ab'],
    ]);
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
