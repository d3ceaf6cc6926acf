import { shanghaiText } from '../clock/clock.ts';
import type { RetentionState } from './service.ts';

const HEADS = ['Rule', 'Days', 'Older than (Shanghai)', 'Due now'] as const;

/** The rules as a table of plain text, each with the sentence of what it does below. */
export function retentionTable(states: readonly RetentionState[]): string {
  const rows = states.map(({ name, days, before, due }) => [
    name,
    days === null ? 'off' : String(days),
    before ? shanghaiText(before).slice(0, 16) : '-',
    due === null ? '-' : String(due),
  ]);
  const widths = HEADS.map((head, column) =>
    Math.max(head.length, ...rows.map((cells) => cells[column]?.length ?? 0)),
  );
  const line = (cells: readonly string[]) =>
    cells
      .map((cell, column) =>
        column === cells.length - 1 ? cell.padStart(widths[column] ?? 0) : cell.padEnd(widths[column] ?? 0),
      )
      .join('  ');
  return [
    line(HEADS),
    line(widths.map((width) => '-'.repeat(width))),
    ...rows.map(line),
    '',
    ...states.map(({ name, does }) => `${name}: ${does.EN}`),
  ].join('\n');
}
