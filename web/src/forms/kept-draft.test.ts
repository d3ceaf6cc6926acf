// @vitest-environment jsdom
import { afterEach, describe, expect, it, vi } from 'vitest';
import { claimDrafts, dropDrafts } from '../lib/draft-owner';
import { keptDraft, plainDraft, textsDraft } from './kept-draft';

afterEach(() => {
  vi.restoreAllMocks();
  window.sessionStorage.clear();
});

const readText = (raw: unknown) => (typeof raw === 'string' ? raw : null);

describe('a draft kept in the tab', () => {
  it('is read for its own record only, until it is dropped', () => {
    const draft = keptDraft('a', readText);
    expect(draft.read('1')).toBeNull();
    expect(draft.keep('1', 'typed')).toBe(true);
    draft.keep('', 'a new one');
    expect(draft.read('1')).toBe('typed');
    expect(draft.read('')).toBe('a new one');
    expect(draft.read('2')).toBeNull();
    draft.drop('1');
    expect(draft.read('1')).toBeNull();
    expect(draft.read('')).toBe('a new one');
  });

  it('is not that of another kind of form', () => {
    keptDraft('a', readText).keep('1', 'typed');
    expect(keptDraft('b', readText).read('1')).toBeNull();
  });

  it('is none where the browser holds something else', () => {
    for (const text of ['{', 'null', '{"values":7}', '7']) {
      window.sessionStorage.setItem('draft:a:1', text);
      expect(keptDraft('a', readText).read('1'), text).toBeNull();
    }
  });

  it('says so where the browser cannot keep it', () => {
    vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
      throw new Error('full');
    });
    expect(keptDraft('a', readText).keep('1', 'typed')).toBe(false);
  });

  it('of fields of one type each is read where all of them are of it', () => {
    const sample = { name: '', isAgreed: false, tags: ['x'], inner: { note: '' } };
    const draft = plainDraft('a', sample);
    const whole = { name: 'Li', isAgreed: true, tags: [], inner: { note: 'x' } };
    draft.keep('', whole);
    expect(draft.read('')).toEqual(whole);
    for (const wrong of [
      { name: 1 },
      { isAgreed: 'x' },
      { tags: [1] },
      { tags: 'x' },
      { inner: { note: 1 } },
    ]) {
      window.sessionStorage.setItem('draft:a:', JSON.stringify(Object.assign({}, whole, wrong)));
      expect(draft.read(''), JSON.stringify(wrong)).toBeNull();
    }
  });

  it('holds no secret', () => {
    const draft = plainDraft('a', { account: '', password: '' }, { password: '' });
    draft.keep('', { account: 'li@cable.example', password: 'Wirefair-1' });
    expect(window.sessionStorage.getItem('draft:a:')).not.toContain('Wirefair-1');
    expect(draft.read('')).toEqual({ account: 'li@cable.example', password: '' });
  });

  it('of texts has the texts alone', () => {
    window.sessionStorage.setItem('draft:a:', '{"one":"x","two":7}');
    expect(textsDraft('a').read('')).toEqual({ one: 'x' });
  });

  it('stays for whoever signs in again, and goes with another account or the sign-out', () => {
    const draft = keptDraft('a', readText);
    draft.keep('', 'of a guest');
    claimDrafts('7');
    claimDrafts('7');
    expect(draft.read('')).toBe('of a guest');
    claimDrafts('8');
    expect(draft.read('')).toBeNull();
    draft.keep('', 'of 8');
    window.sessionStorage.setItem('other', 'x');
    dropDrafts();
    expect(draft.read('')).toBeNull();
    expect(window.sessionStorage.getItem('other')).toBe('x');
  });
});
