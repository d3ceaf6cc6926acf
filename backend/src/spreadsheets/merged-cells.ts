import type { Cell } from './cell.ts';
import { placeOf } from './place.ts';
import { UnreadableSheet } from './unreadable.ts';
import { tagsOf } from './xml.ts';

/**
 * Marks the blank cells that a cell of a line above covers: what it says is said of that line alone.
 * @throws UnreadableSheet for cells that are merged more than once, as no program writes them
 */
export function coverCells(rows: readonly (readonly Cell[])[], sheet: string): Cell[][] {
  const covered = rows.map((row) => [...row]);
  const width = Math.max(0, ...rows.map((row) => row.length));
  // Each cell belongs to one range at most; as many steps again allow for what stands outside of the columns.
  let left = 2 * rows.length * (width + 1);
  for (const range of tagsOf(sheet, 'mergeCell')) {
    const [from, to] = (range.get('ref') ?? '').split(':').map(placeOf);
    if (!from || !to || from.column > width) continue;
    const last = Math.min(to.column, width);
    for (const row of covered.slice(from.row, to.row)) {
      left -= last - from.column + 2;
      if (left < 0) throw new UnreadableSheet('unreadable');
      for (let at = from.column - 1; at < last; at += 1) {
        const cell = row[at];
        if (cell?.text === '') row[at] = { ...cell, isCovered: true };
      }
    }
  }
  return covered;
}
