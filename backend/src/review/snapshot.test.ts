import { describe, expect, it } from 'vitest';
import { eitherSide, inWords, link, snapshotText, shown, words } from './snapshot.ts';

describe('fields of a snapshot', () => {
  it.each([
    ['', 'link'],
    ['www.cable.example/about', 'link'],
    ['HTTPS://cable.example', 'link'],
    ['javascript:alert(1)', 'text'],
    ['javascript:alert(1).example', 'text'],
    ['data:text/html,x.example', 'text'],
    ['not an address', 'text'],
  ])('promises 13 an address %j is a %s', (address, kind) => {
    expect(link('website', '网址', 'Website', address)).toEqual({
      key: 'website',
      kind,
      value: address,
      label: { ZH: '网址', EN: 'Website' },
    });
  });

  it('codes are words in both languages; an unknown one stands as it is, none is blank', () => {
    const dictionary = { 1: { ZH: '甲', EN: 'First' }, 2: { ZH: '乙', EN: 'Second' } };
    expect(inWords(dictionary, [2, '1', '9'])).toEqual({ ZH: '乙、甲、9', EN: 'Second, First, 9' });
    expect([inWords(dictionary, []), inWords(dictionary, [''])]).toEqual(['', '']);
  });

  it(
    'is judged by what somebody wrote: not by words of codes, nor by marks in a text',
    { tags: ['DESIGN-007'] },
    () => {
      const text = snapshotText({
        title: eitherSide('', 'Title'),
        owner: { accountId: null, exhibitorId: null, name: eitherSide('甲', '') },
        fields: [
          words('a', '一', 'A', 'written'),
          words('b', '二', 'B', { ZH: '词', EN: 'word' }),
          shown('rich', 'c', '三', 'C', '<p>re<b>ject</b> <a href="https://reject.example">x</a></p>'),
        ],
      });
      expect(text).toBe('Title\nTitle\nwritten\nreject x');
    },
  );
});
