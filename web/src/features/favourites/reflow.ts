/** A cached page of a list: what it holds, and how many there are in all pages. */
export interface ListPage<T> {
  nodes: readonly T[];
  totalCount: number;
}

export type Move<T> = { add: T } | { remove: T };

/**
 * The cached pages of one list after something was put first or taken out, without reading anything again. What moves
 * over the edge of a page goes to the next one where that is cached.
 * @param pages by number, from 1
 * @returns the pages as they are now; undefined for one that nobody can tell any more
 */
export function reflow<T>(
  pages: ReadonlyMap<number, ListPage<T>>,
  pageSize: number,
  move: Move<T>,
  isSame: (a: T, b: T) => boolean,
): Map<number, ListPage<T> | undefined> {
  const total = Math.max(0, ...[...pages.values()].map(({ totalCount }) => totalCount));
  /** By position over all pages; holes are what is not cached. */
  const items: (T | undefined)[] = Array.from({ length: total });
  for (const [number, { nodes }] of pages) {
    const start = (number - 1) * pageSize;
    const expected = Math.min(pageSize, total - start);
    // A page that is short (something has left the catalogue) does not tell the positions of what it holds.
    if (nodes.length === expected) items.splice(start, expected, ...nodes);
  }
  const thing = 'add' in move ? move.add : move.remove;
  const index = items.findIndex((item) => item !== undefined && isSame(item, thing));
  if ('add' in move) {
    if (index >= 0) return new Map(pages);
    items.unshift(thing);
  } else if (index >= 0) items.splice(index, 1);
  // It was somewhere that is not cached: everything behind that place has moved.
  else return new Map([...pages.keys()].map((number) => [number, undefined]));

  const now = new Map<number, ListPage<T> | undefined>();
  for (const number of pages.keys()) {
    const nodes = items.slice((number - 1) * pageSize, number * pageSize);
    const isWhole = nodes.every((item) => item !== undefined);
    now.set(number, isWhole ? { nodes: nodes, totalCount: items.length } : undefined);
  }
  return now;
}
