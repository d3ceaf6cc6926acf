import { describe, expect, it } from 'vitest';
import { isSentence } from './limits';

describe('a question', () => {
  it.each(['有库存吗', 'Any stock?', '可以报价吗？', '납기가 언제', 'Wie lange?'])(
    '%j is long enough',
    (text) => {
      expect(isSentence(text)).toBe(true);
    },
  );

  it.each(['', '?', 'a', '报价？', 'Price?', '。。。。。。。。', '        '])('%j is too short', (text) => {
    expect(isSentence(text)).toBe(false);
  });
});
