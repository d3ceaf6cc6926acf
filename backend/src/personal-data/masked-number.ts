import { sql, type SQL, type SQLWrapper } from 'drizzle-orm';

/** How much of a number is shown: its start and end, so that people tell two apart and nobody else can use it. */
const LONG = { from: 15, start: 3, end: 4 };
const SHORT = { start: 1, end: 2 };

/**
 * Stands between a number that is kept masked and what makes it unique: the id of its record. A number that somebody
 * writes has no such sign.
 */
export const MASK_ENDS = '#';

/** A number as people see it: without what makes a masked one unique. */
export const shownNumber = (number: string): string => number.split(MASK_ENDS, 1)[0] ?? '';

/** What lists show of a number. One that is kept masked stays as it is. */
export function maskedNumber(number: string): string {
  const shown = shownNumber(number);
  const { start, end } = shown.length >= LONG.from ? LONG : SHORT;
  return shown.slice(0, start) + '*'.repeat(Math.max(0, shown.length - start - end)) + shown.slice(-end);
}

const masked = (column: SQLWrapper, { start, end }: typeof SHORT): SQL =>
  sql`left(${column}, ${sql.raw(`${start}`)}) || repeat('*', length(${column}) - ${sql.raw(`${start + end}`)})
    || right(${column}, ${sql.raw(`${end}`)})`;

/** The same in the database: a number of which only the mask is kept. */
export const keptMask = (column: SQLWrapper): SQL =>
  sql`case when length(${column}) >= ${sql.raw(`${LONG.from}`)} then ${masked(column, LONG)} else ${masked(column, SHORT)} end`;
