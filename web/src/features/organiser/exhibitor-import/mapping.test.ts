import { describe, expect, it } from 'vitest';
import { columnLetters, columnsOf, valuesOf } from './mapping';

describe('the columns of an import', () => {
  it('go into the form and come back; fields without one are left out', () => {
    const values = valuesOf([
      { key: 'nameCn', column: 0 },
      { key: 'nameEn', column: null },
      { key: 'country', column: 12 },
    ]);
    expect(values).toEqual({ nameCn: '0', nameEn: '', country: '12' });
    expect(columnsOf(values)).toEqual([
      { key: 'nameCn', column: 0 },
      { key: 'country', column: 12 },
    ]);
  });

  it('are called as spreadsheet programs call them', () => {
    expect([0, 25, 26, 51, 52, 99].map(columnLetters)).toEqual(['A', 'Z', 'AA', 'AZ', 'BA', 'CV']);
  });
});
