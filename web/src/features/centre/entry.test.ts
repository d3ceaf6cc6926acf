import { describe, expect, it } from 'vitest';
import { entries } from './entries';
import { type CentreEntry, entryAt, entryFor, isShown } from './entry';

const entry = (id: string, more: Partial<CentreEntry> = {}): CentreEntry => ({
  id,
  roles: ['visitor'],
  group: 'matching',
  icon: 'heart',
  label: 'centre.collection',
  lead: 'centre.collection.lead',
  messages: [],
  load: () => Promise.reject(new Error('not loaded here')),
  ...more,
});
const some = [
  entry('own'),
  entry('shared', { roles: ['visitor', 'exhibitor'] }),
  entry('demands', { opensOn: 'publish-demand' }),
];

describe('entries of a centre', () => {
  it('an address opens the entry that it names, and only for whom it is meant', () => {
    const at = (role: 'visitor' | 'exhibitor', search: string) =>
      entryAt(some, { role, query: new URLSearchParams(search) })?.id;
    expect(at('visitor', 'menu=own')).toBe('own');
    expect(at('exhibitor', 'menu=shared&page=2')).toBe('shared');
    expect(at('exhibitor', 'menu=own')).toBeUndefined();
    expect(at('visitor', 'menu=elsewhere')).toBeUndefined();
    expect(at('visitor', '')).toBeUndefined();
  });

  it('the stored marker opens the entry that waits for it', () => {
    expect(entryFor(some, 'visitor', 'publish-demand')?.id).toBe('demands');
    expect(entryFor(some, 'exhibitor', 'publish-demand')).toBeUndefined();
    expect(entryFor(some, 'visitor', null)).toBeUndefined();
  });

  it('no two entries of the centres share an address', () => {
    const ids = entries.map(({ id }) => id);
    expect(new Set(ids).size).toBe(ids.length);
  });

  it(
    'the end of the show takes away items 2 and 4 of the visit and the third menu',
    { tags: ['VC-015', 'VC-016', 'VC-017', 'DESIGN-017'] },
    () => {
      const shown = (hasEnded: boolean) =>
        entries.filter((one) => isShown(one, 'visitor', hasEnded)).map(({ id }) => id);
      const visit = entries.filter(({ group }) => group === 'visit').map(({ id }) => id);
      expect(visit).toEqual(['e-card', 'confirm', 'survey', 'register']);
      const before = shown(false);
      const gone = ['confirm', 'register', 'group', 'invite'];
      expect(before).toEqual(expect.arrayContaining(gone));
      expect(shown(true)).toEqual(before.filter((id) => !gone.includes(id)));
      expect(entries.filter((one) => isShown(one, 'exhibitor', true))).toEqual(
        entries.filter((one) => isShown(one, 'exhibitor', false)),
      );
    },
  );
});
