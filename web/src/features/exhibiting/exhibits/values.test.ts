import { describe, expect, it } from 'vitest';
import { checkValues, emptyValues, missingTags, parseValues, tagsOf } from './values';

const whole = {
  ...emptyValues,
  titleCn: '拉丝机',
  titleEn: 'Drawing machine',
  imageUrl: '/files/uploads/x.png',
  descriptionCn: '说明',
  descriptionEn: 'Text',
};

describe("values of an exhibit's form", () => {
  it(
    'asks for names, picture and descriptions, not for category and tags',
    { tags: ['VAL-054', 'VAL-055'] },
    () => {
      expect(checkValues(whole)).toEqual({});
      expect(Object.keys(checkValues(emptyValues))).toEqual([
        ...['titleCn', 'titleEn', 'imageUrl', 'descriptionCn', 'descriptionEn'],
      ]);
    },
  );

  it('takes 300 and 400 characters as people count them', { tags: ['VAL-056', 'CONST-037'] }, () => {
    const full = { ...whole, descriptionCn: '👩🏽‍🔧'.repeat(300), descriptionEn: 'a'.repeat(400) };
    expect(checkValues(full)).toEqual({});
    const more = { ...full, descriptionCn: '线'.repeat(301), descriptionEn: 'a'.repeat(401) };
    expect(checkValues(more)).toEqual({ descriptionCn: 'exhibits.long', descriptionEn: 'exhibits.long' });
  });

  it(
    'a list of tags is written with commas or semicolons of either kind, or a tag a line',
    { tags: ['EXH-062'] },
    () => {
      expect(tagsOf(' 铜线， 拉丝,铜线 ,, 细 线 ')).toEqual(['铜线', '拉丝', '细 线']);
      expect(tagsOf('铜线、拉丝；退火;挤出\r\n束丝\n')).toEqual(['铜线', '拉丝', '退火', '挤出', '束丝']);
      expect(checkValues({ ...whole, tagsCn: Array.from({ length: 11 }, (_, at) => at).join() })).toEqual({
        tagsCn: 'exhibits.manyTags',
      });
      expect(checkValues({ ...whole, tagsEn: 'x'.repeat(31) })).toEqual({ tagsEn: 'exhibits.longTag' });
    },
  );

  it('are kept with all fields', () => {
    expect(parseValues(JSON.parse(JSON.stringify(whole)))).toEqual(whole);
    expect(parseValues({ titleCn: 7 })).toEqual(emptyValues);
    expect(parseValues(null)).toBeNull();
  });

  it('tags of one language alone are told, none at all are not', () => {
    expect(missingTags(['铜线'], [])).toBe('tagsEn');
    expect(missingTags([], ['wire'])).toBe('tagsCn');
    expect(missingTags([], [])).toBeUndefined();
    expect(missingTags(['铜线'], ['wire'])).toBeUndefined();
  });
});
