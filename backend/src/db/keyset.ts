import { and, sql, type SQL } from 'drizzle-orm';
import type { PgColumn, PgTable } from 'drizzle-orm/pg-core';
import type { CursorPage, CursorRequest, RecordCount } from '../http/cursor-page.ts';
import { Refusal } from '../http/errors.ts';
import { isStorable } from '../http/ids.ts';
import type { Database } from './database.ts';
import { estimateRows } from './estimate-rows.ts';

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
  /** Which of its records are ever in a list, as the condition of partial indexes says it; all unless told. */
  base?: SQL;
  orders: Record<Name, KeysetOrder>;
  /** Whether indexes of its orders and conditions have all columns of both, so that no row is read. */
  isCovered?: boolean;
}

/** What is asked of a list. */
export interface KeysetRequest<Name extends string> extends CursorRequest {
  order: Name;
  /** Which of the table's records the list has; undefined for all. */
  where: SQL | undefined;
  /** What they have to meet besides that stands in another, wide table. */
  also?: SQL | undefined;
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

/** How a stretch is read, by the number of records that meet its conditions. */
export interface ReadingBounds {
  /** So few are all read and sorted; 3 to 10 µs each. */
  few: number;
  /** So few where an index has all that is looked at; 0.2 µs each. */
  coveredFew: number;
  /** Of more, records along the order are looked at first, so many; 3 to 6 µs each. */
  walk: number;
  /** So many where an index has all that is looked at; 0.2 µs each. */
  coveredWalk: number;
  /** With more than these, reading all of them to sort them takes longer than walking on. */
  sorted: number;
}

const readingBounds: ReadingBounds = {
  few: 1000,
  coveredFew: 20_000,
  walk: 2000,
  coveredWalk: 20_000,
  sorted: 100_000,
};

interface Row {
  id: string;
  value: string;
}

/** A stretch of a list, as SQL. */
interface Stretch {
  table: PgTable;
  id: PgColumn;
  by: KeysetOrder;
  sorting: SQL;
  /** Which records are walked over. */
  walked: SQL;
  /** Which of them the list has; undefined for all. */
  where: SQL | undefined;
  also: SQL | undefined;
  isCovered: boolean;
  limit: number;
}

/** Some records along the order, and the condition that is left to be checked of them. */
function nearest({ table, sorting, walked, where, also, isCovered }: Stretch, bounds: ReadingBounds) {
  const within = (condition: SQL, limit: number) =>
    sql`(select * from ${table} where ${condition} order by ${sorting} limit ${limit}) ${table}`;
  if (also) return { from: within(sql`${walked} and ${where ?? sql`true`}`, bounds.walk), left: also };
  return {
    from: within(walked, isCovered ? bounds.coveredWalk : bounds.walk),
    left: where ?? sql`true`,
  };
}

/**
 * Reads a stretch. Where many records meet the conditions, some records along the order have a page of them; where few do,
 * an index of the conditions has all of them, and they are sorted. Which is the case the planner does not know: it takes
 * conditions for independent of each other, and rare words for as frequent as others, and then walks over the whole table
 * for records that are not there.
 */
async function readStretch(database: Database, stretch: Stretch, bounds: ReadingBounds): Promise<Row[]> {
  const { table, id, by, sorting, walked, where, also, limit } = stretch;
  const ask = async (from: SQL, condition: SQL): Promise<Row[]> => {
    const { rows } = await database.orm().execute<Row & Record<string, unknown>>(sql`
      select ${id}::text as id, ${valueText(by)} as value from ${from}
      where ${condition} order by ${sorting} limit ${limit}`);
    return rows;
  };
  const condition = and(where, also);
  if (!condition) return ask(sql`${table}`, walked);
  const matching = sql`${walked} and ${condition}`;
  // Named as the table itself, so that the columns of the order mean theirs. Fenced, so that the limit does not tempt the
  // planner to walk along the order.
  const sorted = () => ask(sql`(select * from ${table} where ${matching} offset 0) ${table}`, sql`true`);
  const expected = await estimateRows(database, sql`select 1 from ${table} where ${matching}`);
  const isCovered = stretch.isCovered && !also;
  if (expected <= (isCovered ? bounds.coveredFew : bounds.few)) return sorted();
  const { from, left } = nearest(stretch, bounds);
  const near = await ask(from, left);
  if (near.length === limit) return near;
  return expected > bounds.sorted ? ask(sql`${table}`, matching) : sorted();
}

/**
 * The ids of the records that follow a cursor, in the list's order. Records that are written meanwhile move no other one:
 * whoever reads to the end meets each record once that was there all the time and whose value in the order's column did
 * not change.
 * @param bounds when it is read in which way; the answer is the same
 * @throws Refusal 400 for a cursor that is not one of this order
 */
export async function keysetIds<Name extends string>(
  database: Database,
  { table, id, orders, base = sql`true`, isCovered = false }: KeysetTable<Name>,
  { order, where, also, first, after, reverse }: KeysetRequest<Name>,
  bounds = readingBounds,
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
  const walked = sql`${base} and ${follows}`;
  const stretch = { table, id, by, sorting, walked, where, also, isCovered, limit: first + 1 };
  const rows = await readStretch(database, stretch, bounds);
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

/**
 * How many records a list has: exact up to ten thousand, beyond by the planner's estimate.
 * @param where which of the table's records it has; undefined for all
 */
export async function keysetCount(
  database: Database,
  { table, base = sql`true` }: Pick<KeysetTable<string>, 'base' | 'table'>,
  where: SQL | undefined,
): Promise<RecordCount> {
  const matching = where ? sql`${base} and ${where}` : base;
  // Fenced, so that the limit does not tempt the planner to read the table instead of an index.
  const { rows } = await database.orm().execute<{ total: string }>(sql`
    select count(*) as total from (
      select 1 from (select 1 from ${table} where ${matching} offset 0) met limit ${COUNTED + 1}) counted`);
  const total = Number(rows[0]?.total ?? 0);
  if (total <= COUNTED) return { total, totalIsEstimate: false };
  const expected = await estimateRows(database, sql`select 1 from ${table} where ${matching}`);
  return { total: Math.max(expected, total), totalIsEstimate: true };
}
