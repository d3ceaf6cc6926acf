import { describe, expect, it } from 'vitest';
import { pagerEntries } from './pager-pages';

describe('page numbers', () => {
  it('shows the ends and the neighbours', { tags: ['DIR-019'] }, () => {
    expect(pagerEntries(1, 1)).toEqual([1]);
    expect(pagerEntries(6, 20)).toEqual([1, 'gap', 5, 6, 7, 'gap', 20]);
  });

  it('a gap never hides a single page', () => {
    expect(pagerEntries(4, 7)).toEqual([1, 2, 3, 4, 5, 6, 7]);
    expect(pagerEntries(1, 4)).toEqual([1, 2, 3, 4]);
  });
});
