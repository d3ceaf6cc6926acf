import type pg from 'pg';
import { table } from '../support/table.ts';

/** Tables that grow with visitors and exhibitors. */
const TABLES = [
  'account',
  'session',
  'visit_registration',
  'favourite',
  'consultation',
  'consultation_comment',
  'check_in',
  'check_in_scan',
  'audit_entry',
  'outgoing_message',
  'exhibitor',
  'product',
  'listed_product',
];

/** How much log the primary has written since it was made, bytes. */
export async function logPosition(database: pg.Pool): Promise<number> {
  const { rows } = await database.query<{ bytes: string }>(
    `select pg_wal_lsn_diff(pg_current_wal_lsn(), '0/0') as bytes`,
  );
  return Number(rows[0]?.bytes);
}

/** Rows and sizes of tables with their indexes, and what a row takes. */
export async function sizesTable(database: pg.Pool): Promise<string> {
  const rows: string[][] = [];
  for (const name of TABLES) {
    // Names are from the list above; an identifier cannot be a parameter.
    const { rows: found } = await database.query<{ count: number; bytes: string }>(
      `select (select count(*)::int from ${name}) as count, pg_total_relation_size($1) as bytes`,
      [name],
    );
    const { count = 0, bytes = '0' } = found[0] ?? {};
    const perRow = count === 0 ? '' : (Number(bytes) / count).toFixed(0);
    rows.push([name, String(count), (Number(bytes) / 2 ** 20).toFixed(1), perRow]);
  }
  const { rows: whole } = await database.query<{ bytes: string }>(
    'select pg_database_size(current_database()) as bytes',
  );
  rows.push(['the whole database', '', (Number(whole[0]?.bytes) / 2 ** 20).toFixed(1), '']);
  return table(['table with its indexes', 'rows', 'MiB', 'bytes a row'], rows);
}
