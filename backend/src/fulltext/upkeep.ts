import { sql } from 'drizzle-orm';
import type { PgColumn, PgTable } from 'drizzle-orm/pg-core';
import type { Database } from '../db/database.ts';
import type { PeriodicJob } from '../repeatedly.ts';
import { isOutdated, vectorFrom, vectorSource, type WeightedText } from './vector.ts';

/** A table whose records are found by their texts. */
export interface Indexed {
  table: PgTable;
  id: PgColumn;
  /** The vector; a partial index on the id has the records that {@link isOutdated} is true of. */
  vector: PgColumn;
  /** The texts that each of these records is found by: the same that every write of a record indexes. */
  texts: (ids: string[]) => Promise<IndexedText[]>;
}

export interface IndexedText {
  id: string;
  text: WeightedText;
}

/** Records of one transaction, some tens of milliseconds of it. */
const AT_ONCE = 200;
/** How often records of other versions are looked for. */
const LOOK_MS = 30_000;

/**
 * Indexes what another version has written: all records after an upgrade, and what servers of the version before write
 * while it is under way. Any number of servers may do so together; each takes other records.
 */
export function indexUpkeep(database: Database, tables: readonly Indexed[]) {
  /** @returns how many were indexed */
  const step = ({ table, id, vector, texts }: Indexed): Promise<number> =>
    database.transaction(async () => {
      const orm = database.orm();
      const { rows } = await orm.execute<{ id: string }>(sql`
        select ${id}::text as id from ${table} where ${isOutdated(vector)}
        order by ${id} limit ${AT_ONCE} for update skip locked`);
      if (rows.length === 0) return 0;
      const found = await texts(rows.map((row) => row.id));
      const records = found.map(({ id: record, text }) => ({ record, ...vectorSource(text) }));
      const part = (name: string) => sql`made.${sql.identifier(name)}`;
      await orm.execute(sql`
        update ${table} set ${sql.identifier(vector.name)} =
          ${vectorFrom({ pairs: part('pairs'), a: part('a'), b: part('b'), c: part('c'), d: part('d') })}
        from jsonb_to_recordset(${JSON.stringify(records)}::jsonb)
          as made (record bigint, pairs text, a text, b text, c text, d text)
        where ${id} = made.record`);
      return found.length;
    });

  /** The tables with records of other versions; most looks find none, by this one statement. */
  async function outdated(): Promise<Indexed[]> {
    const columns = tables.map(
      ({ table, vector }, index) =>
        sql`exists (select from ${table} where ${isOutdated(vector)}) as ${sql.identifier(String(index))}`,
    );
    const { rows } = await database
      .orm()
      .execute<Record<string, boolean>>(sql`select ${sql.join(columns, sql`, `)}`);
    return tables.filter((_table, index) => rows[0]?.[String(index)]);
  }

  /** @returns how many were indexed until nothing was left or somebody stopped it */
  async function run(isStopped: () => boolean): Promise<number> {
    let done = 0;
    for (const table of await outdated()) {
      for (let made = -1; made !== 0 && !isStopped();) {
        made = await step(table);
        done += made;
      }
    }
    return done;
  }

  const job: PeriodicJob = {
    name: 'indexing what other versions have written',
    everyMs: LOOK_MS,
    run: async (isStopped) => {
      await run(isStopped);
    },
  };
  return { run, job };
}

export type IndexUpkeep = ReturnType<typeof indexUpkeep>;
