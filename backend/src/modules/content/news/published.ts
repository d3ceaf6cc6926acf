import { and, eq, gt, isNull, lte, or, sql, type SQL } from 'drizzle-orm';
import type { Database } from '../../../db/database.ts';
import { articles, banners } from '../tables.ts';

/**
 * Whether an article is on the site at an instant. The one condition of every public read, asked at each read: what
 * was scheduled appears in every process at once, and nothing has to run for it.
 */
export const isPublic = (now: Date): SQL =>
  sql`(${eq(articles.state, 'published')} and ${or(isNull(articles.publicFrom), lte(articles.publicFrom, now))})`;

/** Whether a banner is shown at an instant: switched on, and within its time where it has one. */
export const isShown = (now: Date): SQL => {
  const hasBegun = or(isNull(banners.showsFrom), lte(banners.showsFrom, now));
  const goesOn = or(isNull(banners.showsUntil), gt(banners.showsUntil, now));
  return sql`(${eq(banners.isOn, true)} and ${hasBegun} and ${goesOn})`;
};

/** When the next article appears on the site by itself; undefined where none is scheduled. */
export async function nextAppearance(database: Database, after: Date): Promise<Date | undefined> {
  const [row] = await database
    .orm()
    .select({ publicFrom: articles.publicFrom })
    .from(articles)
    .where(and(eq(articles.state, 'published'), gt(articles.publicFrom, after)))
    .orderBy(articles.publicFrom)
    .limit(1);
  return row?.publicFrom ?? undefined;
}

/** Ids of articles that appear on the site by themselves after `from`, and not after `to`. */
export async function newsThatAppear(database: Database, from: Date, to: Date): Promise<string[]> {
  const rows = await database
    .orm()
    .select({ id: articles.id })
    .from(articles)
    .where(and(eq(articles.state, 'published'), gt(articles.publicFrom, from), lte(articles.publicFrom, to)));
  return rows.map(({ id }) => id);
}
