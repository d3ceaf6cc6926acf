import { describe, expect, it } from 'vitest';
import { readRecordAddress, type RecordAddress, recordPaths } from './address';

const read = (query: string) => readRecordAddress(new URLSearchParams(query));

describe("address of a panel's records", () => {
  it('is read as it is written, in both centres', () => {
    const addresses: RecordAddress[] = [
      { view: 'list', status: '0', page: 1 },
      { view: 'list', status: '3', page: 4 },
      { view: 'add' },
      { view: 'edit', id: '2000000000017' },
      { view: 'detail', id: '2000000000017' },
    ];
    const visitors = recordPaths('visitor', 'purchase');
    for (const address of addresses) {
      expect(readRecordAddress(new URL(visitors.of(address), 'http://x').searchParams)).toEqual(address);
    }
    expect(visitors.list).toBe('/vistor/center?menu=purchase');
    expect(recordPaths('exhibitor', 'purchase').of({ view: 'list', status: '3', page: 4 })).toBe(
      '/zsCenter?menu=purchase&status=3&page=4',
    );
  });

  it('takes what makes no sense for the list', () => {
    const list = { view: 'list', status: '0', page: 1 };
    for (const query of ['', 'view=detail', 'view=edit&id=%20', 'view=x', 'status=4', 'status=0', 'page=-1'])
      expect(read(query), query).toEqual(list);
  });
});
