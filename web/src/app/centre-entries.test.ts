import { describe, expect, it } from 'vitest';
import { isShown } from '../features/centre/entry';
import { centreEntries as entries } from './centre-entries';

describe('the entries of both centres', () => {
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
