import { describe, expect, it } from 'vitest';
import { importPaths, readImportAddress } from './address';

const read = (address: string) => readImportAddress(new URLSearchParams(address.split('?')[1]));

describe('the address of the imports', () => {
  it('comes back as it was written', () => {
    expect(read(importPaths.list())).toEqual({ view: 'list', page: 1 });
    expect(read(importPaths.list(3))).toEqual({ view: 'list', page: 3 });
    expect(read(importPaths.one('12'))).toEqual({ view: 'import', id: '12' });
    expect(read('?menu=import&import=%20')).toEqual({ view: 'list', page: 1 });
  });
});
