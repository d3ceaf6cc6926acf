import { sql, type SQL } from 'drizzle-orm';
import type { PgTable } from 'drizzle-orm/pg-core';
import { getTableConfig } from 'drizzle-orm/pg-core';
import type { Database } from '../db/database.ts';
import { vectorFrom, vectorSource, type WeightedText } from '../fulltext/vector.ts';

/** A row to write: values by column name, and what its search vector is made of. */
export interface Row {
  values: Record<string, unknown>;
  search?: WeightedText;
}

/** Rows of one statement: PostgreSQL takes no JSON array of more than 256 MB. */
const AT_ONCE = 10_000;

/** Writes rows, many in one statement: they travel as one JSON document, their search vectors are made on the way. */
export async function insertRows(database: Database, table: PgTable, rows: Row[]): Promise<void> {
  for (let from = 0; from < rows.length; from += AT_ONCE)
    await insertTogether(database, table, rows.slice(from, from + AT_ONCE));
}

async function insertTogether(database: Database, table: PgTable, rows: Row[]): Promise<void> {
  const [first] = rows;
  if (!first) return;
  const names = Object.keys(first.values);
  const types = new Map(getTableConfig(table).columns.map((column) => [column.name, column.getSQLType()]));
  const records = rows.map(({ values, search }) => ({
    ...values,
    ...(search ? prefixed(vectorSource(search)) : {}),
  }));
  const columns = names.map((name) => sql.identifier(name));
  const shape = names.map((name) => sql`${sql.identifier(name)} ${sql.raw(types.get(name) ?? 'text')}`);
  const selected: SQL[] = names.map((name) => sql`row.${sql.identifier(name)}`);
  if (first.search) {
    columns.push(sql.identifier('search'));
    for (const part of ['pairs', 'a', 'b', 'c', 'd'])
      shape.push(sql`${sql.identifier(`search_${part}`)} text`);
    const part = (name: string) => sql`row.${sql.identifier(`search_${name}`)}`;
    selected.push(
      vectorFrom({ pairs: part('pairs'), a: part('a'), b: part('b'), c: part('c'), d: part('d') }),
    );
  }
  await database.orm().execute(sql`
    insert into ${table} (${sql.join(columns, sql`, `)})
    select ${sql.join(selected, sql`, `)}
    from jsonb_to_recordset(${JSON.stringify(records)}::jsonb) as row (${sql.join(shape, sql`, `)})`);
}

const prefixed = (source: object) =>
  Object.fromEntries(Object.entries(source).map(([name, value]) => [`search_${name}`, value]));
