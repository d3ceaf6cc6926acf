import { and, asc, eq, getTableColumns, type SQL } from 'drizzle-orm';
import type { PgColumn, PgTable } from 'drizzle-orm/pg-core';
import { instantOf, shanghaiText } from '../clock/clock.ts';
import type { Database } from '../db/database.ts';
import { isStorable } from '../http/ids.ts';
import { ON, sidesOf, type Entry, type Field, type Source, type Values } from './collection.ts';
import { writtenRow } from '../db/written-row.ts';

type Row = Record<string, unknown>;

interface TableOptions {
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
  /** Values that all of them have; only rows with these belong to the collection. */
  fixed?: Row;
  /** The same for what values cannot say. */
  where?: SQL;
  /** Columns that follow from what is written: search vectors, dates. */
  derived?: (values: Values, now: Date) => Row;
  /** Columns that an entry gets when it is added. */
  added?: (now: Date) => Row;
}

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

/** The entries of a collection that are rows of a table. Sides of fields are its columns of the same name. */
export function tableSource(database: Database, options: TableOptions): Source {
  const { table, fields, id: key = 'id', rank, firstRank = 0, scope, fixed = {} } = options;
  const columns = getTableColumns(table);
  const column = (name: string): PgColumn => {
    const found = columns[name];
    if (!found) throw new Error(`the table has no column ${name}`);
    return found;
  };
  const orm = () => database.orm();
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
  const rowsOf = (of: string | undefined) => {
    const isOfScope = scope && of !== undefined ? eq(column(scope), of) : undefined;
    return orm()
      .select(selected)
      .from(table)
      .where(and(isOurs, isOfScope))
      .orderBy(...order);
  };
  const place = (id: string, at: number) =>
    orm()
      .update(table)
      .set({ [rank ?? '']: at })
      .where(isNamed(id));
  async function putInOrder(ids: readonly string[], places: readonly number[]): Promise<void> {
    if (options.isRankUnique) for (const [at, one] of ids.entries()) await place(one, -1 - at);
    for (const [at, one] of ids.entries()) await place(one, places[at] ?? firstRank + at);
  }

  return {
    list: async (of) => (await rowsOf(of)).map(toEntry),

    async find(id) {
      const where = isNamed(id);
      if (!where) return undefined;
      const [row] = await orm().select(selected).from(table).where(where);
      return row && toEntry(row);
    },

    async add({ id, scope: of, values }, now) {
      const last = rank
        ? Math.max(firstRank - 1, ...(await rowsOf(of).for('update')).map((row) => Number(row[rank])))
        : 0;
      const row: Row = {
        ...(column(key).dataType === 'custom' ? { [key]: id } : {}),
        ...fixed,
        ...options.added?.(now),
        ...written(values, now),
        ...(scope ? { [scope]: of } : {}),
        ...(rank ? { [rank]: last + 1 } : {}),
      };
      const added = await orm()
        .insert(table)
        .values(row)
        .returning({ id: column(key) });
      return String(writtenRow(added).id);
    },

    async change(id, values, now) {
      await orm().update(table).set(written(values, now)).where(isNamed(id));
    },

    async remove(id) {
      await orm().delete(table).where(isNamed(id));
      if (!options.isDense) return;
      const rest = (await rowsOf(undefined).for('update')).map((row) => String(row[key]));
      await putInOrder(rest, []);
    },

    async move(id, to) {
      const found = await this.find(id);
      if (!rank || !found) return false;
      const rows = await rowsOf(found.scope).for('update');
      const ids = rows.map((row) => String(row[key]));
      const moved = ids.filter((one) => one !== id).toSpliced(to, 0, id);
      if (moved.every((one, at) => one === ids[at])) return false;
      // Those of a part of a table keep the places that they have together.
      const taken = [...new Set(rows.map((row) => Number(row[rank])))];
      const places = taken.length === ids.length ? taken : ids.map((_one, at) => firstRank + at);
      await putInOrder(moved, places);
      return true;
    },
  };
}
