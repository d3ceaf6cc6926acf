import type { MigrationMeta } from 'drizzle-orm/migrator';
import type { Queries } from '../db/database.ts';
import { quoted, type Table, tablesOf } from './catalogue.ts';
import { BackupError } from './format.ts';
import type { TablePart } from './snapshot.ts';

/** Makes the tables of migrations in the running transaction, as drizzle's own migrator does it in one of its own. */
export async function applyMigrations(client: Queries, migrations: readonly MigrationMeta[]): Promise<void> {
  await client.query('create schema if not exists drizzle');
  await client.query(
    'create table if not exists drizzle.__drizzle_migrations (id serial primary key, hash text not null, created_at bigint)',
  );
  for (const { sql: statements, hash, folderMillis } of migrations) {
    for (const statement of statements) await client.query(statement);
    await client.query('insert into drizzle.__drizzle_migrations (hash, created_at) values ($1, $2)', [
      hash,
      folderMillis,
    ]);
  }
}

/** Removes tables, sequences and functions of the service, and nothing that an extension has brought. */
export async function dropEverything(client: Queries): Promise<void> {
  await client.query(`
    do $$
    declare
      one text;
    begin
      -- All names first: of what has been dropped there is none any more.
      foreach one in array array(
        select format('drop %s if exists %s cascade', case c.relkind when 'S' then 'sequence' else 'table' end, c.oid::regclass)
        from pg_class c
        where c.relnamespace = 'public'::regnamespace and c.relkind in ('r', 'S') and not exists (
          select 1 from pg_depend d where d.classid = 'pg_class'::regclass and d.objid = c.oid and d.deptype = 'e')
        union all
        select format('drop function if exists %s cascade', p.oid::regprocedure) from pg_proc p
        where p.pronamespace = 'public'::regnamespace and not exists (
          select 1 from pg_depend d where d.classid = 'pg_proc'::regclass and d.objid = p.oid and d.deptype = 'e'))
      loop
        execute one;
      end loop;
    end $$`);
  await client.query('drop schema if exists drizzle cascade');
}

interface ForeignKey {
  table: string;
  name: string;
  definition: string;
}

/** Loads rows as they are: no trigger runs, and whether all that is named is there is looked at in the end. */
export class TableLoad {
  private constructor(
    private readonly client: Queries,
    private readonly tables: ReadonlyMap<string, Table>,
    private readonly foreignKeys: readonly ForeignKey[],
  ) {}

  /** In a transaction of the caller. */
  static async begin(client: Queries): Promise<TableLoad> {
    const tables = await tablesOf(client);
    const { rows: foreignKeys } = await client.query<ForeignKey>(`
      select conrelid::regclass::text as table, conname as name, pg_get_constraintdef(oid) as definition
      from pg_constraint where contype = 'f' and connamespace = 'public'::regnamespace order by 1, 2`);
    for (const { table, name } of foreignKeys)
      await client.query(`alter table ${table} drop constraint ${quoted(name)}`);
    for (const { name } of tables) await client.query(`alter table ${quoted(name)} disable trigger user`);
    // Some migrations bring rows.
    await client.query(`truncate ${tables.map(({ name }) => quoted(name)).join(', ')}`);
    return new TableLoad(client, new Map(tables.map((table) => [table.name, table])), foreignKeys);
  }

  /** @throws BackupError for a table or a column that there is not */
  async add({ table, content }: TablePart): Promise<void> {
    const known = this.tables.get(table);
    const lines = content.toString().trimEnd().split('\n');
    const first: unknown = JSON.parse(lines[0] ?? '{}');
    const columns = typeof first === 'object' && first !== null ? Object.keys(first) : [];
    if (!known || columns.some((column) => !known.columns.includes(column)))
      throw new BackupError(`The backup has columns of a table ${table} that this release does not know.`);
    const list = columns.map(quoted).join(', ');
    const name = quoted(table);
    await this.client.query(
      `insert into ${name} (${list}) select ${list} from json_populate_recordset(null::${name}, $1::json)`,
      [`[${lines.join(',')}]`],
    );
  }

  /** @param sequences last numbers that were given */
  async finish(sequences: Readonly<Record<string, string>>): Promise<void> {
    const { client } = this;
    for (const [name, last] of Object.entries(sequences))
      await client.query('select setval($1::regclass, $2)', [quoted(name), last]);
    for (const name of this.tables.keys())
      await client.query(`alter table ${quoted(name)} enable trigger user`);
    for (const { table, name, definition } of this.foreignKeys)
      await client.query(`alter table ${table} add constraint ${quoted(name)} ${definition}`);
  }
}
