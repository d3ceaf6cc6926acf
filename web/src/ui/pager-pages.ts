export type PagerEntry = number | 'gap';

/** Page numbers to show: the ends, the current page and its neighbours; a gap never hides a single page. */
export function pagerEntries(page: number, pages: number): PagerEntry[] {
  const wanted = new Set([1, pages, page - 1, page, page + 1].filter((one) => one >= 1 && one <= pages));
  const entries: PagerEntry[] = [];
  let last = 0;
  for (const one of [...wanted].sort((a, b) => a - b)) {
    if (one - last === 2) entries.push(last + 1);
    else if (one - last > 2) entries.push('gap');
    entries.push(one);
    last = one;
  }
  return entries;
}
