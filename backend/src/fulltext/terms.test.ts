import { describe, expect, it } from 'vitest';
import { searchTermsOf, termsOf } from './terms.ts';

describe('search terms', () => {
  it('makes overlapping pairs of Chinese and words of Latin text', () => {
    expect(termsOf('35kV 交联电缆')).toEqual({ words: ['35', 'kv'], pairs: ['交联', '联电', '电缆', '缆'] });
  });

  it('folds full-width letters and case', () => {
    expect(termsOf('ＸＬＰＥ Ｃａｂｌｅ').words).toEqual(['xlpe', 'cable']);
  });

  it('keeps decimals together and drops punctuation', () => {
    expect(termsOf("0.6/1 kV; -- '); drop").words).toEqual(['0.6', '1', 'kv', 'drop']);
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
});
