import { describe, expect, it } from 'vitest';
import { boxOf, readThreadsAddress, threadsPath } from './address';

const read = (role: 'visitor' | 'exhibitor', query: string) =>
  readThreadsAddress({ role, query: new URLSearchParams(query) });

describe('addresses of threads', () => {
  it(
    'shows two a page to visitors and ten to exhibitors',
    { tags: ['VC-046', 'EXH-167', 'CONST-028'] },
    () => {
      expect(boxOf('visitor', 'mine')).toEqual({
        box: 'ASKED_BY_ME',
        kinds: ['EXHIBITOR', 'PRODUCT'],
        pageSize: 2,
        label: 'threads.tab.visitor.mine',
      });
      expect(boxOf('exhibitor', 'toMe').pageSize).toBe(10);
      expect(boxOf('exhibitor', 'mine')).toMatchObject({ box: 'ASKED_BY_ME', pageSize: 10 });
    },
  );

  it('begins with the own questions of a visitor, and those to an exhibitor', () => {
    expect(read('visitor', '')).toEqual({ tab: 'mine', page: 1, id: null });
    expect(read('exhibitor', 'page=3')).toEqual({ tab: 'toMe', page: 3, id: null });
    expect(read('exhibitor', 'tab=buyers&page=x').tab).toBe('toMe');
  });

  it('equal states have equal addresses', () => {
    expect(threadsPath('visitor', 'mine')).toBe('/vistor/center?menu=consult');
    expect(threadsPath('visitor', 'toMe', { page: 2 })).toBe('/vistor/center?menu=consult&tab=toMe&page=2');
    expect(threadsPath('exhibitor', 'toMe', { id: '7' })).toBe('/zsCenter?menu=consult&id=7');
  });
});
