import { describe, expect, it } from 'vitest';
import { leadsPath, readLeadsAddress } from './address';

describe('the address of leads', () => {
  it('keeps rating and page', () => {
    const path = leadsPath({ rating: 4, page: 2 });
    expect(path).toBe('/zsCenter?menu=leads&rating=4&page=2');
    expect(readLeadsAddress(new URLSearchParams(path.split('?')[1]))).toEqual({ rating: 4, page: 2 });
    expect(leadsPath({ rating: undefined, page: 1 })).toBe('/zsCenter?menu=leads');
  });

  it.each(['0', '6', '2.5', 'x', ''])('leaves out a rating of %s', (rating) => {
    expect(readLeadsAddress(new URLSearchParams({ rating }))).toEqual({ rating: undefined, page: 1 });
  });
});
