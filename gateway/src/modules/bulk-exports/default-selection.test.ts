import { describe, expect, it } from 'vitest';
import { partnerSchema } from '../../schema/contracts.ts';
import { executableSchema } from '../../schema/schema.ts';
import { kinds, selectionSchemaOf } from '../changes/index.ts';
import type { ChangeCode } from './default-selection.ts';
import { readSelections, scopesOf } from './selections.ts';

const codes = kinds.map(({ code }) => code);

describe('what lines carry by default', () => {
  const schema = selectionSchemaOf(partnerSchema(executableSchema()));
  function needed(types: ChangeCode[], scopes: string[]) {
    const read = readSelections(schema, { types, text: '', scopes });
    if ('problem' in read) throw new Error(read.problem.EN);
    return scopesOf(read).toSorted();
  }
  const own = (code: ChangeCode) => kinds.find((kind) => kind.code === code)?.scope ?? [];

  it.each(codes)('is valid, and needs the scope of its kind alone: %s', (code) => {
    expect(needed([code], [])).toEqual([own(code)].flat());
  });

  it('is valid of all kinds together, and names exhibitors where the key may read them', () => {
    const all = codes.flatMap(own).toSorted();
    expect(needed(codes, all)).toEqual(all);
    expect(needed(['product'], ['read:exhibitors'])).toEqual(['read:exhibitors', 'read:products']);
  });
});
