import { describe, expect, it } from 'vitest';
import { checkValues, emptyValues, parseValues } from './values';

const whole = {
  titleCn: '标题',
  titleEn: 'Title',
  coverUrl: '/files/uploads/x.png',
  bodyCn: '<p>正文</p>',
  bodyEn: '<p>Body</p>',
  files: [{ address: '/files/uploads/x.pdf', name: 'x.pdf' }],
};

describe('what an article form holds', () => {
  it('needs both titles, a cover and both bodies, however empty they look', { tags: ['VAL-059'] }, () => {
    expect(Object.keys(checkValues(emptyValues))).toEqual([
      'titleCn',
      'titleEn',
      'coverUrl',
      'bodyCn',
      'bodyEn',
    ]);
    expect(checkValues(whole)).toEqual({});
    expect(checkValues({ ...whole, bodyCn: '<p> &nbsp;</p><p><br></p>', titleEn: ' ' })).toEqual({
      bodyCn: 'articles.need.bodyCn',
      titleEn: 'articles.need.titleEn',
    });
    expect(checkValues({ ...whole, titleCn: '线'.repeat(201), bodyEn: 'a'.repeat(60_001) })).toEqual({
      titleCn: 'articles.long.title',
      bodyEn: 'articles.long.body',
    });
  });

  it('is read back from the browser, without what is none of it', () => {
    expect(parseValues(structuredClone(whole))).toEqual(whole);
    expect(
      parseValues({ ...whole, coverUrl: 'https://evil.example/x.png', files: [{ address: 1 }, null] }),
    ).toEqual({
      ...whole,
      coverUrl: null,
      files: [],
    });
    expect(parseValues('x')).toBeNull();
  });
});
