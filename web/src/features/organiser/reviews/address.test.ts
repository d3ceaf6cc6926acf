import { describe, expect, it } from 'vitest';
import { reviewsPaths, readReviewsAddress } from './address';

const read = (address: string) => readReviewsAddress(new URL(address, 'https://fair.example').searchParams);

describe('the address of the reviews', () => {
  it('is read as it was made', () => {
    expect(read(reviewsPaths.queue())).toEqual({ view: 'queue', kind: '', page: 1 });
    expect(read(reviewsPaths.queue('exhibit', 3))).toEqual({ view: 'queue', kind: 'exhibit', page: 3 });
    expect(read(reviewsPaths.record('exhibit', '7', 'exhibit'))).toEqual({
      view: 'record',
      kind: 'exhibit',
      of: 'exhibit',
      id: '7',
    });
    expect(read(reviewsPaths.history(2))).toEqual({ view: 'history', page: 2 });
  });

  it('is the queue for what makes no sense', () => {
    expect(read('/organiser?menu=review&of=exhibit&page=-1')).toEqual({ view: 'queue', kind: '', page: 1 });
  });
});
