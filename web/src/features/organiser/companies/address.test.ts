import { describe, expect, it } from 'vitest';
import { companyList, companyPath, readCompanyAddress, stateOf } from './address';

const read = (path: string) => readCompanyAddress(new URL(path, 'http://x').searchParams);

describe('addresses of the companies', () => {
  it.each([
    { view: 'list', state: 'without-booth', q: '线缆', page: 3 },
    { view: 'company', id: '12' },
    { view: 'merge', id: '12', other: '', q: '' },
    { view: 'merge', id: '12', other: '13', q: 'Wire' },
  ] as const)('reads what it wrote: $view', (address) => {
    expect(read(companyPath(address))).toEqual(address);
  });

  it('is the list where it makes no sense, and all of it leaves no trace', () => {
    expect(read('/organiser?menu=companies&view=company&state=x&page=-1')).toEqual(read(companyList()));
    expect(companyList()).toBe('/organiser?menu=companies');
  });

  it('names states as the schema does', () => {
    expect(stateOf('without-account')).toBe('WITHOUT_ACCOUNT');
    expect(stateOf('')).toBeNull();
  });
});
