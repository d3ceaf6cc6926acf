import { describe, expect, it } from 'vitest';
import { required } from '../../../test/required';
import { articlePath, newsPath, readNewsAddress, readOrigin } from './address';

const query = (text: string) => new URLSearchParams(text);

describe('addresses of the news', () => {
  it('a tab and a page come back as they were written', { tags: ['PUB-012'] }, () => {
    for (const address of [
      { tab: 'news', page: 1 },
      { tab: 'focus', page: 3 },
      { tab: 'newsletter', page: 1 },
    ] as const) {
      expect(readNewsAddress(query(required(newsPath(address).split('?')[1], 'the query')))).toEqual(address);
    }
  });

  it('what makes no sense is the first page of the first tab', () => {
    expect(readNewsAddress(query('tab=x&page=-2'))).toEqual({ tab: 'news', page: 1 });
  });

  it('an article remembers the list it was opened from', { tags: ['PUB-021'] }, () => {
    const path = articlePath('150', { tab: 'focus', page: 2 });
    expect(path).toBe('/dynamic-detail?id=150&tab=focus&page=2');
    expect(readOrigin(query('id=150&tab=focus&page=2'))).toEqual({ tab: 'focus', page: 2 });
    expect(readOrigin(query('id=150'))).toBeNull();
  });
});
