import { describe, expect, it } from 'vitest';
import { type DemandsAddress, demandsPath, readDemandsAddress } from './address';

const read = (query: string) => readDemandsAddress(new URLSearchParams(query));

describe('address of the own requests', () => {
  it('is read as it is written, in both centres', () => {
    const addresses: DemandsAddress[] = [
      { view: 'list', status: '0', page: 1 },
      { view: 'list', status: '3', page: 4 },
      { view: 'add' },
      { view: 'edit', id: '2000000000017' },
      { view: 'detail', id: '2000000000017' },
    ];
    for (const address of addresses) {
      expect(readDemandsAddress(new URL(demandsPath('visitor', address), 'http://x').searchParams)).toEqual(
        address,
      );
    }
    expect(demandsPath('visitor', addresses[0]!)).toBe('/vistor/center?menu=purchase');
    expect(demandsPath('exhibitor', addresses[1]!)).toBe('/zsCenter?menu=purchase&status=3&page=4');
  });

  it('takes what makes no sense for the list', () => {
    const list = { view: 'list', status: '0', page: 1 };
    for (const query of ['', 'view=detail', 'view=edit&id=%20', 'view=x', 'status=4', 'status=0', 'page=-1'])
      expect(read(query), query).toEqual(list);
  });
});
