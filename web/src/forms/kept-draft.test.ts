import { expect, it } from 'vitest';
import { memoryDraft } from './kept-draft';

it('keeps in memory what was typed for one record, until it is dropped', () => {
  const draft = memoryDraft<string>();
  expect(draft.read('1')).toBeNull();
  draft.keep('1', 'typed');
  expect(draft.read('1')).toBe('typed');
  expect(draft.read('2')).toBeNull();
  draft.drop();
  expect(draft.read('1')).toBeNull();
});
