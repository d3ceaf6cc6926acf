import { describe, expect, it } from 'vitest';
import { type ListPage, reflow } from './reflow';

const same = (a: string, b: string) => a === b;
/** Pages of three, `12` of them where a number says so. */
const pages = (total: number, of: Record<number, string>) =>
  new Map<number, ListPage<string>>(
    Object.entries(of).map(([number, text]) => [Number(number), { nodes: [...text], totalCount: total }]),
  );
const shown = (after: ReturnType<typeof reflow<string>>) =>
  Object.fromEntries([...after].map(([number, page]) => [number, page && page.nodes.join('')]));

describe('cached pages after a change', () => {
  it('put first, the last of a page moves to the next', () => {
    const after = reflow(pages(5, { 1: 'abc', 2: 'de' }), 3, { add: 'x' }, same);
    expect(shown(after)).toEqual({ 1: 'xab', 2: 'cde' });
    expect(after.get(2)?.totalCount).toBe(6);
  });

  it('a page behind one that is not cached cannot be told', () => {
    expect(shown(reflow(pages(9, { 1: 'abc', 3: 'ghi' }), 3, { add: 'x' }, same))).toEqual({
      1: 'xab',
      3: undefined,
    });
  });

  it('taken out, the next page fills the gap, and a list ends shorter', () => {
    const after = reflow(pages(5, { 1: 'abc', 2: 'de' }), 3, { remove: 'b' }, same);
    expect(shown(after)).toEqual({ 1: 'acd', 2: 'e' });
    expect(after.get(1)?.totalCount).toBe(4);
  });

  it('taken out before a page that is not cached, only the page with the gap is unknown', () => {
    expect(shown(reflow(pages(9, { 1: 'abc', 2: 'def' }), 3, { remove: 'e' }, same))).toEqual({
      1: 'abc',
      2: undefined,
    });
  });

  it('the last one of a last page leaves an empty page', () => {
    expect(shown(reflow(pages(4, { 2: 'd' }), 3, { remove: 'd' }, same))).toEqual({ 2: '' });
    expect(shown(reflow(pages(1, { 1: 'a' }), 3, { remove: 'a' }, same))).toEqual({ 1: '' });
  });

  it('what is there already is not put in twice; what was somewhere else makes all unknown', () => {
    expect(shown(reflow(pages(2, { 1: 'ab' }), 3, { add: 'b' }, same))).toEqual({ 1: 'ab' });
    expect(shown(reflow(pages(6, { 1: 'abc' }), 3, { remove: 'f' }, same))).toEqual({ 1: undefined });
  });

  it('the first one of an empty list', () => {
    expect(shown(reflow(pages(0, { 1: '' }), 3, { add: 'x' }, same))).toEqual({ 1: 'x' });
  });

  it('a page with something missing does not tell positions', () => {
    expect(shown(reflow(pages(6, { 1: 'ac', 2: 'def' }), 3, { add: 'x' }, same))).toEqual({
      1: undefined,
      2: undefined,
    });
  });
});
