import { describe, expect, it } from 'vitest';
import { countWords } from './count';

describe('length of a manuscript', () => {
  it.each([
    ['', 0],
    ['  \n', 0],
    ['高压电缆', 4],
    ['高压电缆，已投产。', 7],
    ['Up to thirty metres a minute.', 6],
    ['a state-of-the-art line’s 1,200 m', 5],
    ['10 kV 交联电缆 XLPE', 7],
    ['中文abc中文', 5],
  ])('counts %s as people do', { tags: ['EXH-072'] }, (text, words) => {
    expect(countWords(text)).toBe(words);
  });
});
