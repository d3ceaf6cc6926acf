import { sql } from 'drizzle-orm';
import type { Database } from '../db/database.ts';
import { NAME_PATTERN } from './kinds.ts';

/**
 * Tables that tell of the past, or of work under way: a file is in no use because one of them names it. All others are
 * searched, in all of their columns, so that nothing has to be done for a new column or table that names files.
 */
export const HISTORY = [
  'upload',
  // What is to be removed.
  'removed_file',
  // What the organiser has done, and what reviewers have read: of files that were replaced, too.
  'audit_entry',
  'review_step',
  // Messages to people and to programs.
  'outgoing_message',
  'mailbox_message',
  'webhook_attempt',
  'webhook_delivery',
  'change',
  // They hold no texts of people, and many rows.
  'rate_limit',
  'session',
  'captcha',
  'check_in_scan',
] as const;

/** Pages of 8 KiB that are read by one statement: a fraction of a second, whatever stands in them. */
const PAGES = 1024;

/** Tables of the database with the number of their pages. */
async function tables(database: Database): Promise<{ name: string; pages: number }[]> {
  const { rows } = await database.orm().execute<{ name: string; pages: number }>(sql`
    select relname::text as name, (pg_relation_size(oid) / current_setting('block_size')::int)::int as pages
    from pg_class
    where relkind = 'r' and relnamespace = 'public'::regnamespace
      and relname <> all(${sql.param([...HISTORY])}::text[])
    order by relname`);
  return rows;
}

/** Names of uploads in some pages of a table, whatever their columns are. */
async function namedIn(
  database: Database,
  table: string,
  span: { from: number; to: number | undefined },
): Promise<string[]> {
  const place = (page: number) => sql`${`(${page},0)`}::tid`;
  const until = span.to === undefined ? sql`` : sql` and ctid < ${place(span.to)}`;
  const { rows } = await database.orm().execute<{ name: string }>(sql`
    select distinct found[1] as name from (
      select regexp_matches(one::text, ${`(${NAME_PATTERN})`}, 'g') as found
      from ${sql.identifier(table)} one where ctid >= ${place(span.from)}${until}) as all_found`);
  return rows.map(({ name }) => name);
}

/**
 * All uploads that anything names: records, drafts, versions, settings, rich text. It reads the whole database but
 * {@link HISTORY}, some pages at a time.
 */
export async function namedUploads(database: Database): Promise<Set<string>> {
  const names = new Set<string>();
  for (const { name: table, pages } of await tables(database)) {
    for (let from = 0; from === 0 || from < pages; from += PAGES) {
      // The last span goes on to the end: the table may have grown.
      const to = from + PAGES < pages ? from + PAGES : undefined;
      for (const name of await namedIn(database, table, { from, to })) names.add(name);
    }
  }
  return names;
}
