import { and, asc, eq, getTableColumns, type SQL } from 'drizzle-orm';
import type { PgColumn, PgTable } from 'drizzle-orm/pg-core';
import { instantOf, shanghaiText } from '../clock/clock.ts';
import { isStorable } from '../http/ids.ts';
import { ON, sidesOf, type Entry, type Field, type Values } from './collection.ts';

/** A row by the names of its columns. */
export type Row = Record<string, unknown>;

/** Which rows of a table are the entries of a collection, and what its columns say. */
export interface TableOptions {
  table: PgTable;
  fields: readonly Field[];
  /** Column that names an entry; `id` unless told otherwise. */
  id?: string;
  /** Column that keeps the place among the others; none where they are in the order of `order`. */
  rank?: string;
  /** The first place, 0 unless told otherwise. */
  firstRank?: number;
  /** No two may have the same place, not even for a moment. */
  isRankUnique?: boolean;
  /** The places are numbers that people read: none may be missing. */
  isDense?: boolean;
  /** Columns that they are ordered by where they have no places. */
  order?: readonly string[];
  /** Column with the entry that they belong to. */
  scope?: string;
  /** The table of those entries, and what one of them gets when its own entries change: theirs is a change of it. */
  parent?: { table: PgTable; id: PgColumn; changed: (now: Date) => Row };
  /** Values that all of them have; only rows with these belong to the collection. */
  fixed?: Row;
  /** The same for what values cannot say. */
  where?: SQL;
  /** Columns that follow from what is written: search vectors, dates. */
  derived?: (values: Values, now: Date) => Row;
  /** Columns that an entry gets when it is added. */
  added?: (now: Date) => Row;
}

/** The value of a column as the console writes it. */
function textOf(value: unknown, scale: number): string {
  if (value === null || value === undefined) return '';
  if (value instanceof Date) return shanghaiText(value);
  if (typeof value === 'boolean') return value ? ON : '';
  if (typeof value === 'number') return String(value / scale);
  if (typeof value === 'string') return value;
  throw new TypeError('a column of this kind cannot be written as a text');
}

function valueFor(column: PgColumn, text: string, scale: number): unknown {
  if (column.dataType === 'boolean') return text === ON;
  if (text === '' && (!column.notNull || column.dataType === 'number')) return column.notNull ? 0 : null;
  if (column.dataType === 'number') return Math.round(Number(text) * scale);
  return column.dataType === 'date' ? instantOf(text) : text;
}

/** How the rows of a table and the entries of a collection follow from each other. */
export function tableRows(options: TableOptions) {
  const { table, fields, id: key = 'id', rank, scope, fixed = {} } = options;
  const columns = getTableColumns(table);
  const column = (name: string): PgColumn => {
    const found = columns[name];
    if (!found) throw new Error(`the table has no column ${name}`);
    return found;
  };
  const sides = fields.flatMap((field) =>
    sidesOf(field).map((name) => ({ name, column: column(name), scale: field.scale ?? 1 })),
  );
  const names = [...new Set([key, ...(rank ? [rank] : []), ...(scope ? [scope] : [])])];
  const selected = Object.fromEntries([
    ...names.map((name) => [name, column(name)] as const),
    ...sides.map((side) => [side.name, side.column] as const),
  ]);
  const isOurs = and(options.where, ...Object.entries(fixed).map(([name, value]) => eq(column(name), value)));
  const order = [...(rank ? [rank] : (options.order ?? [])), key].map((name) => asc(column(name)));
  const isNamed = (id: string) =>
    column(key).dataType === 'custom' && !isStorable(id) ? undefined : and(isOurs, eq(column(key), id));
  const toEntry = (row: Row): Entry => ({
    id: String(row[key]),
    scope: scope ? textOf(row[scope], 1) : '',
    values: Object.fromEntries(sides.map(({ name, scale }) => [name, textOf(row[name], scale)])),
  });
  const written = (values: Values, now: Date): Row => ({
    ...Object.fromEntries(
      sides.map(({ name, column: at, scale }) => [name, valueFor(at, values[name] ?? '', scale)]),
    ),
    ...options.derived?.(values, now),
  });

  return { column, selected, isOurs, order, isNamed, toEntry, written };
}
