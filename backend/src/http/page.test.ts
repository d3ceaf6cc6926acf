import { describe, expect, it } from 'vitest';
import { MAX_RECORDS, pageRequest, pageResult, REACHABLE } from './page.ts';

const pagesOf = (total: number, pageSize: number) =>
  pageResult({ records: [], total, totalIsEstimate: false }, { pageNo: 1, pageSize }).pages;

describe('the reach of page numbers', () => {
  it.each([1, 7, 10, 30, MAX_RECORDS])('is the same records for pages of %i', (pageSize) => {
    const pages = pagesOf(1e6, pageSize);
    let reached = 0;
    for (let pageNo = 1; pageNo <= pages; pageNo += 1) {
      const { offset, limit } = pageRequest({ pageNo, pageSize });
      expect(offset).toBe(reached);
      expect(limit).toBeGreaterThan(0);
      reached += limit;
    }
    expect(reached).toBe(REACHABLE);
    expect(pageRequest({ pageNo: pages + 1, pageSize })).toEqual({ offset: REACHABLE, limit: 0 });
  });

  it('does not shorten a list that lies within it, nor change its total', () => {
    expect(pagesOf(0, 10)).toBe(0);
    expect(pagesOf(REACHABLE - 1, 10)).toBe(REACHABLE / 10);
    expect(pagesOf(REACHABLE + 1, 10)).toBe(REACHABLE / 10);
    const { total } = pageResult(
      { records: [], total: 1e6, totalIsEstimate: false },
      { pageNo: 1, pageSize: 10 },
    );
    expect(total).toBe(1e6);
  });

  it('cuts a page of the largest size to what an answer carries', () => {
    expect(pageRequest({ pageNo: 2, pageSize: REACHABLE })).toEqual({
      offset: MAX_RECORDS,
      limit: MAX_RECORDS,
    });
  });
});
