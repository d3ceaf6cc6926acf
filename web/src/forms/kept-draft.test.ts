// @vitest-environment jsdom
import { afterEach, describe, expect, it } from 'vitest';
import { keptDraft, memoryDraft } from './kept-draft';

afterEach(() => window.sessionStorage.clear());

const readText = (raw: unknown) => (typeof raw === 'string' ? raw : null);

describe.each([
  ['in the tab', () => keptDraft('a', readText)],
  ['in memory', () => memoryDraft<string>()],
])('a draft kept %s', (_where, create) => {
  it('is read for its own record only, until it is dropped', () => {
    const draft = create();
    expect(draft.read('1')).toBeNull();
    draft.keep('1', 'typed');
    expect(draft.read('1')).toBe('typed');
    expect(draft.read('2')).toBeNull();
    expect(draft.read('')).toBeNull();
    draft.drop();
    expect(draft.read('1')).toBeNull();
  });

  it('gives way to that of another record', () => {
    const draft = create();
    draft.keep('1', 'typed');
    draft.keep('', 'a new one');
    expect(draft.read('1')).toBeNull();
    expect(draft.read('')).toBe('a new one');
  });
});

describe('a draft kept in the tab', () => {
  it('is not that of another kind of form', () => {
    keptDraft('a', readText).keep('1', 'typed');
    expect(keptDraft('b', readText).read('1')).toBeNull();
  });

  it('is none where the browser holds something else', () => {
    for (const text of ['{', 'null', '"1"', '{"id":"1","values":7}']) {
      window.sessionStorage.setItem('a', text);
      expect(keptDraft('a', readText).read('1'), text).toBeNull();
    }
  });
});
