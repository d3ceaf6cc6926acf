import { describe, expect, it } from 'vitest';
import { peoplePath, readPeopleAddress } from './address';

const read = (path: string) => readPeopleAddress(new URL(path, 'http://x').searchParams);

describe('addresses of the people', () => {
  it.each([
    { view: 'search', q: '' },
    { view: 'search', q: '王' },
    { view: 'person', id: '12' },
  ] as const)('reads what it wrote: $view', (address) => {
    expect(read(peoplePath(address))).toEqual(address);
  });

  it('is the search where it makes no sense', () => {
    expect(read('/organiser?menu=people&view=person')).toEqual({ view: 'search', q: '' });
  });
});
