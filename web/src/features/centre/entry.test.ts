import { describe, expect, it } from 'vitest';
import { type CentreEntry, entryAt, entryFor } from './entry';

const entry = (id: string, more: Partial<CentreEntry> = {}): CentreEntry => ({
  id,
  roles: ['visitor'],
  group: 'matching',
  icon: 'heart',
  label: 'collection.menu',
  lead: 'collection.menu.lead',
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
});
