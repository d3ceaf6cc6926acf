import type { Bilingual } from '../../http/language.ts';
import type { Cell } from '../cell.ts';
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
  /** Without heads there are no lines. */
  hasHead: boolean;
  lines: ListLine<Key>[];
  /** What is wrong with the heads. */
  problems: ListProblem<Key>[];
}

const isBlank = (row: readonly Cell[]) =>
  row.every(({ text, isFormula, hasLostDigits }) => text === '' && !isFormula && !hasLostDigits);

const nothing: Cell = { text: '', isFormula: false, hasLostDigits: false };

/** The lines of a list by the names of its columns, in either language; columns of the sender's own are left out. */
export function readList<Key extends string>(
  rows: readonly (readonly Cell[])[],
  columns: readonly ListColumn<Key>[],
): ReadList<Key> {
  const byHead = new Map(
    columns.flatMap((column) =>
      [headOf(column), column.name.ZH, column.name.EN].map((head) => [plain(head), column] as const),
    ),
  );
  const problems: ListProblem<Key>[] = [];
  const whole = (text: Bilingual, line = 0) => problems.push({ line, column: null, text });
  for (const [at, row] of rows.slice(0, HEAD_WITHIN).entries()) {
    const heads = row.map(({ text }) => byHead.get(plain(text)));
    if (heads.filter(Boolean).length < 2) continue;
    const places = new Map<Key, number>();
    for (const [place, column] of heads.entries()) {
      if (!column) continue;
      if (places.has(column.key)) whole(listProblems.twiceColumn(column.name), at + 1);
      places.set(column.key, place);
    }
    for (const { key, name, isRequired } of columns) {
      if (isRequired && !places.has(key)) whole(listProblems.missingColumn(name), at + 1);
    }
    const lines = rows.flatMap((cells, place): ListLine<Key>[] => {
      if (place <= at || isBlank(cells)) return [];
      const cell = (key: Key) => {
        const found = places.get(key);
        return found === undefined ? undefined : (cells[found] ?? nothing);
      };
      return [{ line: place + 1, cell }];
    });
    return { hasHead: true, lines, problems };
  }
  whole(listProblems.noHeader);
  return { hasHead: false, lines: [], problems };
}

/** What a cell says, or why it says nothing that can be taken. */
export function textOf({ text, isFormula, hasLostDigits }: Cell): string | Bilingual {
  if (isFormula) return listProblems.formula;
  return hasLostDigits ? listProblems.lostDigits : text;
}
