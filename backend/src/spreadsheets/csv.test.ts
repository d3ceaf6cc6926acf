import { describe, expect, it } from 'vitest';
import { OtherMark, readCsv, readingsOf, UnreadableBytes, UnreadableSheet } from './index.ts';
import { first } from '../../test/support/required.ts';

const limits = { rows: 50, columns: 5 };
const texts = (file: Buffer | string) =>
  readCsv(Buffer.from(file), limits).rows.map((row) => row.map(({ text }) => text));
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
    ['КАБЕЛЬ; Windows-1251', 'cac0c1c5cbdc', '世僚塑'],
    ['대한전선; EUC-KR', 'b4ebc7d1c0fcbcb1', '措茄傈急'],
    ['한국전력공사; EUC-KR', 'c7d1b1b9c0fcb7c2b0f8bbe7', '茄惫傈仿傍荤'],
  ])('refuses %s, and says how it would be read', (_text, hex, sample) => {
    const file = Buffer.concat([Buffer.from('name,country\n'), Buffer.from(hex, 'hex'), Buffer.from(',X')]);
    const wrong = expect.objectContaining({ message: 'unknown encoding', sample }) as Error;
    expect(() => texts(file)).toThrow(wrong);
  });

  it('takes Chinese names whose bytes are Korean syllables, as far as these are no common ones', () => {
    // 北方电缆厂 and 江苏.
    for (const [hex, text] of [
      ['b1b1b7bdb5e7c0c2b3a7', '北方电缆厂'],
      ['bdadcbd5', '江苏'],
    ] as const)
      expect(texts(Buffer.from(hex, 'hex'))).toEqual([[text]]);
  });

  it.each([
    ['utf_8', 'e59088', '合'],
    ['utf_16', '08542c006100', '合,a'],
    ['gb18030', 'b3a4bdad', '长江'],
    ['big5', 'bb4fc657b971bd75', '臺灣電線'],
    ['shift_jis', '938c8b9e936490fc', '東京電線'],
    ['euc_kr', 'b4ebc7d1c0fcbcb1', '대한전선'],
    ['windows_1252', '5472e966696c6572696573', 'Tréfileries'],
    ['windows_1252', '80b0', '€°'],
    ['windows_1250', 'af797769656320a3f3649f', 'Żywiec Łódź'],
    ['windows_1251', 'cae0e1e5ebfc', 'Кабель'],
    ['windows_1253', 'c5ebebe7ede9eadc', 'Ελληνικά'],
  ] as const)('reads what its sender says is %s', (encoding, hex, text) => {
    const read = readCsv(Buffer.from(hex, 'hex'), limits, encoding);
    expect(read.encoding).toBe(encoding);
    expect(read.rows.map((row) => row.map((cell) => cell.text).join())).toEqual([text]);
  });

  it('refuses bytes that the chosen encoding cannot read, with their line, and a mark that contradicts it', () => {
    const lineOf = (file: Buffer, encoding: Parameters<typeof readCsv>[2]): number => {
      try {
        readCsv(file, limits, encoding);
      } catch (error) {
        if (error instanceof UnreadableBytes) return error.line;
        throw error;
      }
      return 0;
    };
    const lines = (...hex: string[]) => Buffer.from(hex.join('0d0a'), 'hex');
    // 臺灣 in Big5 and 長 in UTF-8; a byte that is no beginning; half a character at the end.
    expect(lineOf(lines('bb4fc657', 'e995b7e9'), 'utf_8')).toBe(1);
    expect(lineOf(lines('61', 'bb4fc657', 'ff41'), 'big5')).toBe(3);
    expect(lineOf(lines('61', 'bb4f', 'c6'), 'big5')).toBe(3);
    // Places without a character: decoders leave a control character, or one of the private area.
    expect(lineOf(lines('61', '4d81'), 'windows_1252')).toBe(2);
    expect(lineOf(lines('61', '62', 'aaa1'), 'gb18030')).toBe(3);
    const marked = Buffer.from('\u{FEFF}长江', 'utf16le');
    expect(() => readCsv(marked, limits, 'big5')).toThrow(OtherMark);
    expect(() => readCsv(Buffer.from('\u{FEFF}长江'), limits, 'gb18030')).toThrow(OtherMark);
    expect(readCsv(marked, limits, 'utf_16').rows).toHaveLength(1);
  });

  it.each([
    ['big5', 'bb4fc657b971bd75b971c66caad1a5f7a6b3adada4bda571', '臺灣電線電纜股份有限公司'],
    ['shift_jis', '938c8b9e936490fc', '東京電線'],
    ['euc_kr', 'c7d1b1b9c0fcb7c2b0f8bbe7', '한국전력공사'],
    ['gb18030', 'b1b1b7bdb5e7c0c2b3a7', '北方电缆厂'],
    ['windows_1252', '4dfc6c6c6572', 'Müller'],
    ['windows_1250', 'af797769656320a3f3649f', 'Żywiec Łódź'],
  ])('shows first how %s reads the names', (encoding, hex, text) => {
    const file = Buffer.concat([Buffer.from('name;country\n"'), Buffer.from(hex, 'hex'), Buffer.from('";X')]);
    const readings = readingsOf(file);
    expect(readings[0]).toEqual({ encoding, samples: [text] });
    expect(readings.flatMap(({ samples }) => samples).join()).not.toMatch(/\u{FFFD}/u);
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
    const row = first(readCsv(Buffer.from("=1+1,1.38E+10,'=x,+8613800138000"), limits).rows);
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
