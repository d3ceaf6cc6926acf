import { describe, expect, it } from 'vitest';
import { completeWith } from './complete.ts';

interface Thing {
  id: string;
  name: string;
  note: string | null;
}
const blank: Thing = { id: '', name: 'none', note: null };

describe('completeWith', () => {
  it('returns complete records as they are, also those with other fields or in another order', () => {
    const complete = completeWith(blank);
    const records: Thing[] = [
      { id: '1', name: 'a', note: null },
      { id: '2', name: 'b', note: 'x' },
      Object.assign({ name: 'c', id: '3' }, { note: null, more: true }),
      { id: '4', name: 'd', note: null },
    ];
    for (const record of records) expect(complete(record)).toBe(record);
  });

  it.each([
    ['a missing field', { id: '2', note: null }, { id: '2', name: 'none', note: null }],
    ['a missing last field', { id: '2', name: 'b' }, { id: '2', name: 'b', note: null }],
    [
      'null in the place of a value',
      { id: '2', name: null, note: null },
      { id: '2', name: 'none', note: null },
    ],
    ['no field', {}, { id: '', name: 'none', note: null }],
    ['no record', null, { id: '', name: 'none', note: null }],
  ])('completes %s after a complete record was seen', (_what, sent, completed) => {
    const complete = completeWith(blank);
    complete({ id: '1', name: 'a', note: null });
    expect(complete(sent as Partial<Thing> | null)).toEqual(completed);
    // And again, for what was completed is not taken for a new shape.
    expect(complete({ id: '3', name: 'c', note: 'y' })).toEqual({ id: '3', name: 'c', note: 'y' });
  });
});
