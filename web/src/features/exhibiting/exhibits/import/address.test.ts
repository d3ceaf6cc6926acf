import { describe, expect, it } from 'vitest';
import { importPath, readImportAddress } from './address';

describe('the address of an import of exhibits', () => {
  it.each([
    ['view=import', { view: 'import' }],
    ['view=import&list=12', { view: 'import', list: '12' }],
    [`view=import&list= ${'9'.repeat(80)}`, { view: 'import', list: '9'.repeat(64) }],
    ['view=add&list=12', undefined],
    ['', undefined],
  ])('%s', (query, expected) => {
    expect(readImportAddress(new URLSearchParams(query))).toEqual(expected);
  });

  it('is read as it is written', () => {
    for (const list of [undefined, '12']) {
      const query = new URL(importPath(list), 'https://x.example').searchParams;
      expect(readImportAddress(query)).toEqual({ view: 'import', ...(list ? { list } : {}) });
    }
  });
});
