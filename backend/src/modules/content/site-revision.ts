import { sql } from 'drizzle-orm';
import type { Database } from '../../db/database.ts';
import { siteRevisions } from './tables.ts';

/** The table has this one row. */
const ONLY = 1;

/**
 * Tells that the organiser has changed something on the site. Called in the transaction of the change and last in it:
 * the row is everybody's.
 */
export async function reviseSite(database: Database): Promise<void> {
  await database
    .orm()
    .insert(siteRevisions)
    .values({ id: ONLY, value: 1 })
    .onConflictDoUpdate({ target: siteRevisions.id, set: { value: sql`${siteRevisions.value} + 1` } });
}

/** How often it has been changed. */
export async function siteRevision(database: Database): Promise<number> {
  const [row] = await database.orm().select().from(siteRevisions);
  return row?.value ?? 0;
}
