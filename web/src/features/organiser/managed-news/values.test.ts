import { describe, expect, it } from 'vitest';
import { checkNews, emptyNews, inputOf, parseNews, sameNews, toLocalTime, toServerTime } from './values';

describe('the form of an article', () => {
  const written = { ...emptyNews, version: 3, titleCn: '南门', publishAt: '2025-07-01T09:00' };

  it('takes a moment from the server to the field and back', () => {
    expect(toLocalTime('2025-07-01T09:00:00+08:00')).toBe('2025-07-01T09:00');
    expect(toServerTime('2025-07-01T09:00')).toBe('2025-07-01 09:00:00');
    expect([toLocalTime(null), toServerTime('')]).toEqual(['', '']);
  });

  it('sends the moment only with what becomes public, and the version that it was made from', () => {
    expect(inputOf(written, '12', 'PUBLISHED')).toMatchObject({
      id: '12',
      version: 3,
      aim: 'PUBLISHED',
      publishAt: '2025-07-01 09:00:00',
    });
    expect(inputOf(written, '', 'DRAFT')).toMatchObject({ aim: 'DRAFT', publishAt: '' });
    expect(inputOf(written, '', 'DRAFT')).not.toHaveProperty('id');
  });

  it('asks for a title in one language, and tells what is too long', () => {
    expect(checkNews(written)).toEqual({});
    expect(Object.keys(checkNews(emptyNews))).toEqual(['titleCn']);
    const long = { ...written, titleEn: 'x'.repeat(201), bodyCn: 'x'.repeat(60_001) };
    expect(Object.keys(checkNews(long))).toEqual(['titleEn', 'bodyCn']);
  });

  it('reads a kept draft with its version, and nothing that is none', () => {
    expect(parseNews(JSON.parse(JSON.stringify(written)))).toEqual(written);
    expect(parseNews('x')).toBeNull();
    expect(parseNews({ coverUrl: 'https://a.example/x.png', kind: 5 })).toEqual(emptyNews);
    expect(sameNews(written, { ...written, version: 4 })).toBe(true);
  });
});
