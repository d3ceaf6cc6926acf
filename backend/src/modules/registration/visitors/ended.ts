import { and, asc, lt, ne, type SQL, sql } from 'drizzle-orm';
import type { Database } from '../../../db/database.ts';
import { lastSignInBefore } from '../../identity/index.ts';
import { visitRegistrations as table } from '../tables.ts';

/** When somebody registered last. */
const lastAt = sql`greatest(${table.createdAt}, ${table.finishedAt})`;

/**
 * Whether a registration is of a show that has closed, and of nobody who came back: by a sign-in, or by a registration
 * since then under the same number or address.
 */
const isOver = (showEnd: Date): SQL | undefined =>
  and(
    ne(table.state, 'forgotten'),
    lt(lastAt, showEnd),
    lastSignInBefore(table.accountId, showEnd),
    sql`not exists (select 1 from ${table} later
      where greatest(later.created_at, later.finished_at) >= ${showEnd} and later.state <> 'forgotten'
        and (later.mobile_number <> '' and later.mobile_number = ${table.mobileNumber}
          or later.contact_email <> '' and lower(later.contact_email) = lower(${table.contactEmail})))`,
  );

/** Registrations of shows that have closed, whose people have not come back since. */
export function endedRegistrations(database: Database) {
  return {
    count: (showEnd: Date): Promise<number> => database.orm().$count(table, isOver(showEnd)),

    /** Ids of some, locked until the transaction ends; those that somebody is changing are left out. */
    async some(showEnd: Date, limit: number): Promise<string[]> {
      const rows = await database
        .orm()
        .select({ id: table.id })
        .from(table)
        .where(isOver(showEnd))
        .orderBy(asc(table.id))
        .limit(limit)
        .for('update', { skipLocked: true });
      return rows.map(({ id }) => id);
    },
  };
}
