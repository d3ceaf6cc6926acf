import type { Bilingual } from '../../http/language.ts';
import { type Cell, emptyCell } from '../cell.ts';
import { headOf, plain, type ListColumn } from './columns.ts';
import { listProblems, type ListProblem } from './problems.ts';

/** The head may stand below a title. */
const HEAD_WITHIN = 10;

/** A line below the head that says something. */
export interface ListLine<Key extends string> {
  /** Of the sheet, from 1. */
  line: number;
  /** The cell of a column; undefined where the list has no such column. */
  cell: (key: Key) => Cell | undefined;
}

export interface ReadList<Key extends string> {
  /** Without heads there are no lines, nor with a column missing or there twice: then the list is refused as a whole. */
  hasHead: boolean;
  lines: ListLine<Key>[];
  /** What is wrong with the heads. */
  problems: ListProblem<Key>[];
}

const isBlank = (row: readonly Cell[]) =>
  row.every(({ text, isFormula, hasLostDigits }) => text === '' && !isFormula && !hasLostDigits);

const columnsByHead = <Key extends string>(columns: readonly ListColumn<Key>[]) =>
  new Map(
    columns.flatMap((column) =>
      [headOf(column), column.name.ZH, column.name.EN].map((head) => [plain(head), column] as const),
    ),
  );

/** Fewer known names are no head: a title or an instruction may hold one. */
const FEWEST_HEADS = 2;

/** Whether one of the first lines names columns of the list. */
export function headFinder(columns: readonly ListColumn<string>[]) {
  const byHead = columnsByHead(columns);
  return (rows: readonly (readonly Cell[])[]): boolean =>
    rows
      .slice(0, HEAD_WITHIN)
      .some((row) => row.filter(({ text }) => byHead.has(plain(text))).length >= FEWEST_HEADS);
}

/** The lines of a list by the names of its columns, in either language; columns of the sender's own are left out. */
export function readList<Key extends string>(
  rows: readonly (readonly Cell[])[],
  columns: readonly ListColumn<Key>[],
): ReadList<Key> {
  const byHead = columnsByHead(columns);
  const problems: ListProblem<Key>[] = [];
  const whole = (text: Bilingual, line = 0) => problems.push({ line, column: null, text });
  for (const [at, row] of rows.slice(0, HEAD_WITHIN).entries()) {
    const heads = row.map(({ text }) => byHead.get(plain(text)));
    if (heads.filter(Boolean).length < FEWEST_HEADS) continue;
    const places = new Map<Key, number>();
    for (const [place, column] of heads.entries()) {
      if (!column) continue;
      if (places.has(column.key)) whole(listProblems.twiceColumn(column.name), at + 1);
      places.set(column.key, place);
    }
    for (const { key, name, isRequired } of columns) {
      if (isRequired && !places.has(key)) whole(listProblems.missingColumn(name), at + 1);
    }
    if (problems.length > 0) return { hasHead: false, lines: [], problems };
    const lines = rows.flatMap((cells, place): ListLine<Key>[] => {
      if (place <= at || isBlank(cells)) return [];
      const cell = (key: Key) => {
        const found = places.get(key);
        return found === undefined ? undefined : (cells[found] ?? emptyCell);
      };
      return [{ line: place + 1, cell }];
    });
    return { hasHead: true, lines, problems };
  }
  whole(listProblems.noHeader);
  return { hasHead: false, lines: [], problems };
}

/** What a cell says, or why it says nothing that can be taken. */
export function textOf({ text, isFormula, hasLostDigits, isCovered }: Cell): string | Bilingual {
  if (isCovered) return listProblems.covered;
  if (isFormula) return listProblems.formula;
  return hasLostDigits ? listProblems.lostDigits : text;
}
