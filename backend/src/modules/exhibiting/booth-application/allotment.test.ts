import { describe, expect, it } from 'vitest';
import { allotmentOf } from './allotment.ts';

describe('the stand of a company that has just been accepted', () => {
  it('DESIGN-028 is the organiser’s to allot, and a small one in the demo', () => {
    expect(allotmentOf('2000000000017', false)).toEqual({ boothNumber: '', boothKind: '', boothArea: '' });
    expect(allotmentOf('2000000000017', true)).toEqual({
      boothNumber: 'E7-Z317',
      boothKind: '2',
      boothArea: '9',
    });
  });
});
