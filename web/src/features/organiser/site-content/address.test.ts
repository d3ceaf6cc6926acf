import { describe, expect, it } from 'vitest';
import { type ContentAddress, contentPath, readContentAddress } from './address';

const addresses: ContentAddress[] = [
  { view: 'overview' },
  { view: 'list', list: 'hotels', of: '', page: 1 },
  { view: 'list', list: 'sessions', of: 'events.12', page: 3 },
  { view: 'list', list: 'hotels', of: '', page: 2, removed: true },
  { view: 'add', list: 'sessions', of: 'events.12' },
  { view: 'edit', list: 'hotels', id: 'hotels.7' },
  { view: 'versions', list: 'hotels', id: 'hotels.7', from: 1, to: 2 },
];

describe('the address of the site’s content', () => {
  it.each(addresses)('holds $view', (address) => {
    const query = new URL(contentPath(address), 'https://fair.example').searchParams;
    expect(readContentAddress(query)).toEqual(address);
  });

  it('shows the overview for what makes no sense', () => {
    expect(readContentAddress(new URLSearchParams('view=versions&id=x'))).toEqual({ view: 'overview' });
    const odd = readContentAddress(new URLSearchParams('list=hotels&id=hotels.7&view=versions&from=-1&to=x'));
    expect(odd).toMatchObject({ from: null, to: null });
  });
});
