import type { ClientBase } from 'pg';
import { isBackedUp, quoted, sequencesOf, type Table, tablesOf } from './catalogue.ts';

/** Bytes of rows that are read at once, about: what a backup takes of memory. */
const PART_BYTES = 2 * 1024 * 1024;
/** Rows of a table that are read first, when it is not known how long they are. */
const FIRST_ROWS = 100;
const MOST_ROWS = 5000;

/** Some rows of a table. */
export interface TablePart {
  table: string;
  rows: number;
  /** One line of JSON for each row. */
  content: Buffer;
}

/** How many rows to read next, by the size of those before. */
const nextRows = ({ rows, content }: TablePart): number =>
  Math.max(1, Math.min(MOST_ROWS, Math.floor((PART_BYTES * rows) / content.length)));

async function* partsOf(client: ClientBase, { name, columns, key }: Table): AsyncGenerator<TablePart> {
  const order = key.length > 0 ? ` order by ${key.map(quoted).join(', ')}` : '';
  await client.query(`
    declare backup_rows no scroll cursor for
    select row_to_json(r)::text as line from (select ${columns.map(quoted).join(', ')} from ${quoted(name)}${order}) r`);
  let wanted = FIRST_ROWS;
  for (;;) {
    const { rows } = await client.query<{ line: string }>(`fetch ${wanted} from backup_rows`);
    if (rows.length === 0) break;
    const content = Buffer.from(rows.map(({ line }) => `${line}\n`).join(''));
    const part = { table: name, rows: rows.length, content };
    yield part;
    wanted = nextRows(part);
  }
  await client.query('close backup_rows');
}

/** All rows of all tables, inside a transaction that {@link beginSnapshot} has begun. */
export async function* tableParts(client: ClientBase): AsyncGenerator<TablePart> {
  for (const table of (await tablesOf(client)).filter(isBackedUp)) yield* partsOf(client, table);
}

/** Last number that each sequence has given. Read after the snapshot was taken, so no number in it is larger. */
export async function readSequences(client: ClientBase): Promise<Record<string, string>> {
  const given: Record<string, string> = {};
  for (const name of await sequencesOf(client)) {
    const { rows } = await client.query<{ last: string }>(
      `select last_value::text as last from ${quoted(name)}`,
    );
    given[name] = rows[0]?.last ?? '0';
  }
  return given;
}

/**
 * Begins a transaction that sees the database as it is now and waits for nobody. It has no number of its own, so it does not
 * hold back the log of changes (decision 0039).
 */
export async function beginSnapshot(client: ClientBase): Promise<void> {
  await client.query('begin isolation level repeatable read read only');
  await client.query('set local statement_timeout = 0');
  // While the receiver takes what was read.
  await client.query('set local idle_in_transaction_session_timeout = 0');
  // Instants are written in it.
  await client.query(`set local timezone = 'UTC'`);
  // Only with a statement that reads tables does the transaction take its snapshot.
  await client.query('select count(*) from file_hold');
}
