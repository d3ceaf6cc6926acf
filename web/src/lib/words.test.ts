import { describe, expect, it } from 'vitest';
import { charactersOrWords, firstWithin, wordCount } from './words';

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

describe('the longest beginning', () => {
  it('has the length that it may have, and cuts no character', () => {
    const text = 'one two three four';
    expect(firstWithin(text, 4, charactersOrWords)).toBe(text);
    expect(firstWithin(text, 2, wordCount)).toBe('one two ');
    expect(firstWithin('线缆👩🏽‍🔧线缆', 3, charactersOrWords)).toBe('线缆👩🏽‍🔧');
  });
});
