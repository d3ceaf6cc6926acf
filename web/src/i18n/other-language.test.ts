import { describe, expect, it } from 'vitest';
import { otherLanguageOf } from './other-language';

describe('a text in another language than its page', () => {
  it.each([
    ['交联电缆', 'EN', 'zh-CN'],
    ['XLPE 绝缘料', 'EN', 'zh-CN'],
    ['Cable compound', 'EN', undefined],
    ['YJV22 3×95', 'EN', undefined],
    ['Cable compound', 'ZH', 'en'],
    ['XLPE 绝缘料', 'ZH', undefined],
    ['3×95', 'ZH', undefined],
    ['', 'ZH', undefined],
  ] as const)('%s on a page in %s: %s', (text, page, lang) => {
    expect(otherLanguageOf(text, page)).toBe(lang);
  });
});
