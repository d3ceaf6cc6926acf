import { describe, expect, it } from 'vitest';
import { pageQuery, readPageNumber } from './page-number';

const read = (query: string) => readPageNumber(new URLSearchParams(query));

describe(': the page number of a grid', { tags: ['DIR-069', 'DIR-072', 'DIR-073'] }, () => {
  it('comes from the address', () => expect(read('page=4')).toBe(4));

  it.each(['', 'page=', 'page=0', 'page=-2', 'page=1.5', 'page=abc', 'page=10001', 'page=1e9'])(
    'is 1 for "%s"',
    (query) => expect(read(query)).toBe(1),
  );

  it('leaves no trace in the address of page 1', () => {
    expect(pageQuery(1)).toEqual({});
    expect(pageQuery(3)).toEqual({ page: 3 });
  });
});
