import { describe, expect, it } from 'vitest';
import { answersOf, blankForm, byControl, type FormFieldRecord, mistakeIn, wireOf } from './values';

const field = (change: Partial<FormFieldRecord> = {}): FormFieldRecord => ({
  id: '1',
  label: '姓名',
  kind: 'TEXT',
  isRequired: true,
  options: [],
  ...change,
});
const files = [
  { name: 'a.png', address: '/files/uploads/a.png' },
  { name: 'b.pdf', address: '/files/uploads/b.pdf' },
];

describe('values of a form', () => {
  it(
    'asks for what is missing, in the words of its kind, only where it is required',
    { tags: ['MEET-032', 'MEET-037', 'VAL-045'] },
    () => {
      expect(mistakeIn(field(), undefined)).toBe('custom-fields.need.text');
      expect(mistakeIn(field(), ' \n')).toBe('custom-fields.need.text');
      expect(mistakeIn(field({ kind: 'SELECT' }), '')).toBe('custom-fields.need.select');
      expect(mistakeIn(field({ kind: 'FILE' }), [])).toBe('custom-fields.need.file');
      expect(mistakeIn(field({ kind: 'FILES' }), files)).toBeUndefined();
      expect(mistakeIn(field({ isRequired: false }), '')).toBeUndefined();
    },
  );

  it('counts characters as people do', () => {
    expect(mistakeIn(field(), '👩🏽‍🔧'.repeat(500))).toBeUndefined();
    expect(mistakeIn(field(), '👩🏽‍🔧'.repeat(501))).toBe('custom-fields.long');
  });

  it(
    'sends files as their addresses, comma-joined, and leaves out what is blank',
    { tags: ['MEET-036', 'VAL-046'] },
    () => {
      expect(wireOf(files)).toBe('/files/uploads/a.png,/files/uploads/b.pdf');
      const fields = [field({ id: '__proto__' }), field({ id: '2' }), field({ id: '3', kind: 'FILES' })];
      const values = { 'field-__proto__': ' 王 ', 'field-2': '  ', 'field-3': files };
      expect(answersOf(fields, values)).toEqual([
        { fieldId: '__proto__', value: '王' },
        { fieldId: '3', value: wireOf(files) },
      ]);
    },
  );

  it('begin blank, each in its kind', () => {
    const fields = [field(), field({ id: '2', kind: 'FILES' }), field({ id: '3', kind: 'SELECT' })];
    expect(blankForm(fields)).toEqual({ 'field-1': '', 'field-2': [], 'field-3': '' });
  });

  it('are refused by the names of their controls', () => {
    const errors = [{ message: 'Too long', path: ['answers', '2'] }, { message: 'Too late' }];
    expect(byControl(errors)).toEqual([
      { message: 'Too long', path: ['field-2'] },
      { message: 'Too late', path: null },
    ]);
  });
});
