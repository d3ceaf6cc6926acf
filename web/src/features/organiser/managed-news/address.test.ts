import { describe, expect, it } from 'vitest';
import { managedNewsPath, listPath, readManagedNewsAddress } from './address';

const read = (path: string) => readManagedNewsAddress(new URL(path, 'http://x').searchParams);

describe('addresses of the managed news', () => {
  it.each([
    { view: 'list', kind: 'focus', stage: 'draft', title: '南门', page: 3 },
    { view: 'add' },
    { view: 'edit', id: '12' },
    { view: 'versions', id: '12', from: 1, to: 2 },
    { view: 'versions', id: '12', from: null, to: null },
    { view: 'banners' },
    { view: 'banner', id: '' },
    { view: 'banner', id: '5' },
  ] as const)('reads what it wrote: $view', (address) => {
    expect(read(managedNewsPath(address))).toEqual(address);
  });

  it('is the list where it makes no sense, and all of it leaves no trace', () => {
    expect(read('/organiser?menu=news&view=edit&kind=x&stage=y&page=-1')).toEqual(read(listPath()));
    expect(listPath()).toBe('/organiser?menu=news');
    expect(read('/organiser?view=versions&id=1&from=x&to=-2')).toMatchObject({ from: null, to: null });
  });
});
