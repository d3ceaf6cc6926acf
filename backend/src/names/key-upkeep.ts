import { sql } from 'drizzle-orm';
import type { Database } from '../db/database.ts';

/** Rows of one statement, some tens of milliseconds of it. */
const AT_ONCE = 500;

/** Tables whose triggers keep a key, with the column of the name. */
const tables = [
  ['account', 'nick_name'],
  ['visit_registration', 'first_name'],
] as const;

/** Gives keys to the rows that were there before the triggers. Several servers may do so at once. */
export async function keepNameKeys(database: Database): Promise<void> {
  for (const [table, name] of tables) {
    const from = sql.identifier(table);
    for (let done = -1; done !== 0;) {
      const { rowCount } = await database.orm().execute(sql`
        update ${from} set name_key = name_key(${sql.identifier(name)}) where id in (
          select id from ${from} where name_key is null order by id limit ${AT_ONCE} for update skip locked)`);
      done = rowCount ?? 0;
    }
  }
}
