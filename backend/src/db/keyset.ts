import { sql, type SQL } from 'drizzle-orm';
import type { PgColumn, PgTable } from 'drizzle-orm/pg-core';
import type { CursorPage, CursorRequest, RecordCount } from '../http/cursor-page.ts';
import { Refusal } from '../http/errors.ts';
import { isStorable } from '../http/ids.ts';
import type { Database } from './database.ts';

/**
 * An order of a table whose lists are read by cursor (keyset pagination): the values of a column that is never null, and
 * the ids between equal values. An index of both columns lets a stretch be read from anywhere without walking to it.
 */
export interface KeysetOrder {
  column: PgColumn | SQL;
  /** How the column's values are written in a cursor: an instant as microseconds since 1970. */
  type: 'id' | 'instant' | 'text';
}

/** A table with the orders in which it can be read; their names stand in requests and cursors. */
export interface KeysetTable<Name extends string> {
  table: PgTable;
  id: PgColumn;
  orders: Record<Name, KeysetOrder>;
}

/** What is asked of a list. */
export interface KeysetRequest<Name extends string> extends CursorRequest {
  order: Name;
  /** Which of the table's records the list has. */
  where: SQL;
}

const staleCursor = () =>
  new Refusal({
    ZH: '游标无效，请从头开始读取',
    EN: 'The cursor does not belong to this list: begin again without it',
  }).about('after');

/** A record's place: the order's name, its value there and its id. */
type Place = [order: string, value: string, id: string];

const written = (place: Place): string => Buffer.from(JSON.stringify(place)).toString('base64url');

/** The cursor after a record of a list that is ordered by `id`. */
export const idCursor = (id: string): string => written(['id', id, id]);

/** What a cursor holds, whoever made it; undefined for a text that is no cursor. */
function readCursor(cursor: string): unknown {
  try {
    return JSON.parse(Buffer.from(cursor, 'base64url').toString());
  } catch {
    return undefined;
  }
}

const isText = (value: unknown): value is string => typeof value === 'string';

/** What a value in a cursor looks like: an id, microseconds up to the year 2286, and any text that the database can hold. */
const forms: Record<KeysetOrder['type'], RegExp> = {
  id: /^[0-9]{1,19}$/,
  instant: /^-?[0-9]{1,16}$/,
  text: /^[^\0]*$/,
};

/** @throws Refusal for what is no cursor, or one of another order */
function placeOf(cursor: string, order: string, { type }: KeysetOrder): Place {
  const held = readCursor(cursor);
  if (!Array.isArray(held) || held.length !== 3 || !held.every(isText)) throw staleCursor();
  const [name, value = '', id = ''] = held;
  if (name !== order || !isStorable(id)) throw staleCursor();
  if (!forms[type].test(value)) throw staleCursor();
  return [order, value, id];
}

/** The column's value as text, exactly. */
function valueText({ column, type }: KeysetOrder): SQL {
  if (type === 'instant') return sql`(extract(epoch from ${column}) * 1000000)::bigint::text`;
  return sql`${column}::text`;
}

function valueOf({ type }: KeysetOrder, text: string): SQL {
  if (type === 'instant') return sql`(timestamptz 'epoch' + ${text}::bigint * interval '1 microsecond')`;
  return type === 'id' ? sql`${text}::bigint` : sql`${text}::text`;
}

/**
 * The ids of the records that follow a cursor, in the list's order. Records that are written meanwhile move no other one:
 * whoever reads to the end meets each record once that was there all the time and whose value in the order's column did
 * not change.
 * @throws Refusal 400 for a cursor that is not one of this order
 */
export async function keysetIds<Name extends string>(
  database: Database,
  { table, id, orders }: KeysetTable<Name>,
  { order, where, first, after, reverse }: KeysetRequest<Name>,
): Promise<CursorPage<string>> {
  const by = orders[order];
  const direction = sql.raw(reverse ? 'desc' : 'asc');
  const beyond = sql.raw(reverse ? '<' : '>');
  const isById = by.type === 'id';
  let follows = sql`true`;
  if (after !== '') {
    const [, value, last] = placeOf(after, order, by);
    follows = isById
      ? sql`${id} ${beyond} ${last}::bigint`
      : sql`(${by.column}, ${id}) ${beyond} (${valueOf(by, value)}, ${last}::bigint)`;
  }
  const sorting = isById ? sql`${id} ${direction}` : sql`${by.column} ${direction}, ${id} ${direction}`;
  const { rows } = await database.orm().execute<{ id: string; value: string }>(sql`
    select ${id}::text as id, ${valueText(by)} as value from ${table}
    where ${where} and ${follows} order by ${sorting} limit ${first + 1}`);
  const shown = rows.slice(0, first);
  const last = shown.at(-1);
  return {
    records: shown.map((row) => row.id),
    hasNext: rows.length > first,
    endCursor: last ? written([order, last.value, last.id]) : '',
  };
}

/** Up to so many records are counted one by one. */
const COUNTED = 10_000;

/** How many records a condition has: exact up to ten thousand, beyond by the planner's estimate. */
export async function keysetCount(database: Database, table: PgTable, where: SQL): Promise<RecordCount> {
  const { rows } = await database.orm().execute<{ total: string }>(sql`
    select count(*) as total from (select 1 from ${table} where ${where} limit ${COUNTED + 1}) counted`);
  const total = Number(rows[0]?.total ?? 0);
  if (total <= COUNTED) return { total, totalIsEstimate: false };
  const plan = await database
    .orm()
    .execute<{ 'QUERY PLAN': [{ Plan: { 'Plan Rows': number } }] }>(
      sql`explain (format json) select 1 from ${table} where ${where}`,
    );
  const expected = plan.rows[0]?.['QUERY PLAN'][0].Plan['Plan Rows'] ?? 0;
  return { total: Math.max(expected, total), totalIsEstimate: true };
}
