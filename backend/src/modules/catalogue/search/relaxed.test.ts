import { describe, expect, it } from 'vitest';
import { relaxedSearch, wordsOf } from './relaxed.ts';

/** A search over texts that have all words of a keyword. */
const over =
  (...texts: string[]) =>
  async (keyword: string) =>
    texts.some((text) => wordsOf(keyword).every((word) => text.includes(word)));

describe('a search that finds nothing', () => {
  it.each([
    ['cable', { keyword: 'cable', leftOut: [] }],
    ['cable zq', { keyword: 'cable', leftOut: ['zq'] }],
    ['zq copper cable', { keyword: 'copper cable', leftOut: ['zq'] }],
    ['copper glass', { keyword: 'copper', leftOut: ['glass'] }],
    ['copper cable glass', { keyword: 'copper cable', leftOut: ['glass'] }],
    ['zq', { keyword: '', leftOut: ['zq'] }],
    ['3 x 240 zq', { keyword: '3x240', leftOut: ['zq'] }],
    ['高压电缆玻璃', { keyword: '高压 电缆', leftOut: ['玻璃'] }],
  ])('is made with fewer words: %s', async (text, expected) => {
    const finds = over('copper cable', 'glass fibre', '3x240', '高压电缆');
    expect(await relaxedSearch(text, finds)).toEqual(expected);
  });

  it('asks a bounded number of times', async () => {
    let asked = 0;
    await relaxedSearch(Array.from({ length: 60 }, (_, at) => `w${at}`).join(' '), async (keyword) => {
      asked += 1;
      return !keyword.includes(' ');
    });
    expect(asked).toBeLessThan(60);
  });
});
