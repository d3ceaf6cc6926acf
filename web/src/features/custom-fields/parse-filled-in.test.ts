import { describe, expect, it } from 'vitest';
import { parseFilledIn } from './parse-filled-in';

const file = { name: 'a.pdf', address: '/files/own/uploads/a.pdf' };

describe('a kept service form', () => {
  it('comes back as it was, without what is none', () => {
    const kept = { 'field-1': '王', 'field-2': [file], 'field-3': 5, 'field-4': null };
    expect(parseFilledIn(kept)).toEqual({ 'field-1': '王', 'field-2': [file] });
    const foreign = [{ ...file, address: 'javascript:alert(1)' }, file, 'x', null];
    expect(parseFilledIn({ 'field-2': foreign })).toEqual({ 'field-2': [file] });
    for (const raw of [null, 'x', [file], 3]) expect(parseFilledIn(raw)).toBeNull();
  });
});
