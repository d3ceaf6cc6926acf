import { describe, expect, it } from 'vitest';
import { charactersOrWords, wordCount } from './words.ts';

describe('words of a text', () => {
  it.each([
    ['', 0],
    ['  copper   rod\n8 mm ', 4],
    ['高压电缆', 4],
    ['采购 XLPE 电缆料', 6],
    ['x'.repeat(40), 1],
    ['x'.repeat(41), 2],
  ])('%j has %i', (text, count) => {
    expect(wordCount(text)).toBe(count);
  });

  it('a text has characters or words, whichever are fewer', { tags: ['CONFLICT-006'] }, () => {
    expect(charactersOrWords('词'.repeat(200))).toBe(200);
    expect(charactersOrWords('word '.repeat(200))).toBe(200);
    expect(charactersOrWords('👩🏽‍🔧'.repeat(3))).toBe(3);
    // Nobody gets around the limit by leaving out the spaces.
    expect(charactersOrWords('x'.repeat(9000))).toBe(225);
  });
});
