import { and, eq, gt, isNull, lte, or, type SQL } from 'drizzle-orm';
import { articles, banners } from './tables.ts';

/**
 * Whether an article is on the site at an instant. The one condition of every public read, asked at each read: what
 * was scheduled appears in every process at once, and nothing has to run for it.
 */
export const isPublic = (now: Date): SQL =>
  and(eq(articles.state, 'published'), or(isNull(articles.publicFrom), lte(articles.publicFrom, now)))!;

/** Whether a banner is shown at an instant: switched on, and within its time where it has one. */
export const isShown = (now: Date): SQL =>
  and(
    eq(banners.isOn, true),
    or(isNull(banners.showsFrom), lte(banners.showsFrom, now)),
    or(isNull(banners.showsUntil), gt(banners.showsUntil, now)),
  )!;
