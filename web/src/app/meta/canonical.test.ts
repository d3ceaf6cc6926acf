import { describe, expect, it } from 'vitest';
import { canonicalAddress, isForSearchEngines } from './canonical';

const of = (id: Parameters<typeof canonicalAddress>[0], address: string) =>
  canonicalAddress(id, new URL(address, 'https://fair.example')).href;

describe('the one address of a page', () => {
  it('keeps what makes a page, in one order, and drops the rest', () => {
    expect(of('news', '/d/dynamic?page=2&utm_source=mail&tab=focus')).toBe(
      'https://fair.example/d/dynamic?tab=focus&page=2',
    );
    expect(of('transport', '/d/transport?tab=hotels&sort=price')).toBe(
      'https://fair.example/d/transport?tab=hotels',
    );
    expect(of('home', '/d/?from=newsletter')).toBe('https://fair.example/d/');
  });

  it('the first page is the list itself', () => {
    expect(of('videos', '/d/product/PopularVideos?page=1')).toBe(
      'https://fair.example/d/product/PopularVideos',
    );
  });

  it('private and passing pages are not for search engines', () => {
    expect([isForSearchEngines('home'), isForSearchEngines('visitorCentre')]).toEqual([true, false]);
  });
});
