import { describe, expect, it } from 'vitest';
import { searchTermsOf, termsOf, typedTermsOf } from './terms.ts';

describe('search terms', () => {
  it('makes overlapping pairs of Chinese and words of Latin text', () => {
    expect(termsOf('35kV 交联电缆')).toEqual({
      words: ['35', 'kv'],
      pairs: ['交联', '联电', '电缆', '缆'],
      codes: ['35kv'],
    });
  });

  it('folds full-width letters and case', () => {
    expect(termsOf('ＸＬＰＥ Ｃａｂｌｅ').words).toEqual(['xlpe', 'cable']);
  });

  it('keeps decimals together and drops punctuation', () => {
    expect(termsOf("0.6/1 kV; -- '); drop").words).toEqual(['0.6', '1', 'kv', 'drop']);
  });

  it.each([
    ['3x240', '3×240', '3X240', '3✕240', '3*240', '3 x 240', '3＊240', '3C×240', '3C x 240', '3 芯 × 240'],
    ['4x95+1x50', '4×95+1×50', '4*95 + 1*50', '4C×95+1C×50'],
    ['2.5', '2.50'].flatMap((size) => [`3x${size}mm2`, `3 × ${size} mm²`, `3*${size}平方`]),
    ['10kv', '10 kV', '10千伏', '10 千伏', '１０ｋＶ', '10 kilovolts'],
    ['240mm2', '240mm²', '240 sq mm', '240 sq. mm', '240sqmm', '240平方', '240平方毫米', '240㎟'],
    ['16 m2', '16㎡', '16平方米', '16 square metres'],
    ['24AWG', '24 awg', 'AWG 24', 'AWG24'],
    ['0.6/1kV', '0.6/1 kV', '0.6/1千伏'],
    ['h07rnf', 'H07RN-F', 'h07-rnf', 'H07RN‐F'],
    ['电缆', '電纜'],
    ['光纤', '光纖'],
    ['绝缘线', '絕緣線'],
    ['Muller', 'Müller', 'MÜLLER'],
    ['fibre', 'fiber', 'Fibre'],
    ['aluminium colour', 'aluminum color'],
    ['vulcanised', 'vulcanized'],
    ['Østergård', 'ostergard'],
  ])('looks for the same by %s and %s', (first, ...others) => {
    for (const other of others) expect(searchTermsOf(other), other).toEqual(searchTermsOf(first));
  });

  it('looks for measures and designations as one thing each', () => {
    expect(searchTermsOf('YJV22-8.7/15kV 3×240mm² 电缆')).toEqual([
      { kind: 'code', text: 'yjv22' },
      { kind: 'code', text: '8.7kv' },
      { kind: 'code', text: '15kv' },
      { kind: 'code', text: '3x240' },
      { kind: 'pair', text: '电缆' },
    ]);
  });

  it('requires no pair at the border of two words', () => {
    expect(searchTermsOf('铝芯电缆').map(({ text }) => text)).toEqual(['铝芯', '电缆']);
    expect(searchTermsOf('高压电缆').map(({ text }) => text)).toEqual(['高压', '电缆']);
    expect(searchTermsOf('上海永进电缆有限公司').map(({ text }) => text)).not.toContain('进电');
  });

  it('keeps in the index what servers of 0.4.0 look for', () => {
    const { words, pairs } = termsOf('電纜 Müller H07RN-F 3×240 fibre');
    expect(words).toEqual(expect.arrayContaining(['müller', 'h', '07', 'rn', 'f', '3', '240', 'fibre']));
    expect(pairs).toEqual(expect.arrayContaining(['電纜', '电缆']));
  });

  it.each([
    ['3×2×0.75', ['3x2x0.75', '3x2', '2x0.75']],
    ['ZR-YJV22', ['zryjv22', 'yjv22']],
    ['H07RN-F', ['h07rnf', 'h07']],
    ['Cat 6A', ['cat6', 'cat6a']],
    ['YJV 3×240', ['240mm2']],
    ['10~35kV', ['10kv', '35kv']],
    ['10,000 m', ['10000m']],
  ])('indexes %s by %j', (text, codes) => {
    expect(termsOf(text).codes).toEqual(expect.arrayContaining(codes));
  });

  it('looks for a lone character as the beginning of a pair', () => {
    expect(searchTermsOf('缆 绝缘')).toEqual([
      { kind: 'pair', text: '绝缘' },
      { kind: 'prefix', text: '缆' },
    ]);
  });

  it('finds nothing to look for in punctuation', () => {
    expect(searchTermsOf(' ，。!? ')).toEqual([]);
  });

  it('takes the last word, measure or designation for unfinished while it is typed', () => {
    const last = (text: string) => typedTermsOf(text).filter(({ kind }) => kind === 'beginning');
    expect(last('电缆 h07r')).toEqual([{ kind: 'beginning', text: 'h07r' }]);
    expect(last('3*24')).toEqual([{ kind: 'beginning', text: '3x24' }]);
    expect(last('low-smo')).toEqual([{ kind: 'beginning', text: 'smo' }]);
    expect(last('3*24 ')).toEqual([]);
  });
});
