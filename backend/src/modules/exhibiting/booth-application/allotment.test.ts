import { describe, expect, it } from 'vitest';
import { allotmentOf } from './allotment.ts';

describe('the booth of a company that has just been accepted', () => {
  it('is the organiser’s to allot, and a small one in the demo', { tags: ['DESIGN-028'] }, () => {
    expect(allotmentOf('2000000000017', false)).toEqual({ boothNumber: '', boothKind: '', boothArea: '' });
    expect(allotmentOf('2000000000017', true)).toEqual({
      boothNumber: 'E7-Z317',
      boothKind: '2',
      boothArea: '9',
    });
  });
});
