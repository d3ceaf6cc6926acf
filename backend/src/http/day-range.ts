import Type from 'typebox';
import { instantOf, shanghaiText } from '../clock/clock.ts';
import type { Span } from '../db/span.ts';
import { Refusal } from './errors.ts';

const DAY_MS = 24 * 60 * 60_000;
/** As many days are told one by one at most: a show is two years after the last one. */
export const MOST_DAYS = 800;

const text = {
  from: { ZH: '起始日期不正确', EN: 'The first day is no date' },
  until: { ZH: '结束日期不正确', EN: 'The last day is no date' },
  order: { ZH: '结束日期不能早于起始日期', EN: 'The last day cannot be before the first one' },
  long: { ZH: `日期范围不能超过 ${MOST_DAYS} 天`, EN: `The range can have ${MOST_DAYS} days at most` },
};

const Day = (description: string) =>
  Type.Optional(Type.String({ pattern: '^(\\d{4}-\\d{2}-\\d{2})?$', description }));

/** Query parameters of a range of Shanghai days. */
export const DayRangeQuery = {
  from: Day('First day, yyyy-MM-dd, Shanghai; blank for the beginning.'),
  until: Day('Last day, yyyy-MM-dd, Shanghai; blank for the end.'),
};

/** The Shanghai day of an instant, yyyy-MM-dd. */
export const dayOf = (instant: Date): string => shanghaiText(instant).slice(0, 10);

/** The day as many days later. */
export const dayAfter = (day: string, days: number): string =>
  dayOf(new Date(instantOf(`${day} 12:00:00`).getTime() + days * DAY_MS));

/** The beginning of a day. @throws Refusal for the 30th of February and its like */
function startOf(day: string, refusal: Refusal): Date {
  const start = instantOf(`${day} 00:00:00`);
  if (Number.isNaN(start.getTime()) || dayOf(start) !== day) throw refusal;
  return start;
}

/**
 * The stretch between two days, both of them in it; open where one is blank.
 * @throws Refusal naming `from` or `until`
 */
export function spanOf({ from, until }: { from?: string | undefined; until?: string | undefined }): Span {
  const start = from ? startOf(from, new Refusal(text.from).about('from')) : undefined;
  const last = until ? startOf(until, new Refusal(text.until).about('until')) : undefined;
  if (start && last && last < start) throw new Refusal(text.order).about('until');
  return { from: start, before: last && new Date(last.getTime() + DAY_MS) };
}

/**
 * Every day between two days, both of them among them.
 * @throws Refusal naming `until` for more than {@link MOST_DAYS}
 */
export function daysBetween(from: string, until: string): string[] {
  const count = Math.round((Date.parse(until) - Date.parse(from)) / DAY_MS) + 1;
  if (count > MOST_DAYS) throw new Refusal(text.long).about('until');
  return Array.from({ length: count }, (_, at) => dayAfter(from, at));
}
