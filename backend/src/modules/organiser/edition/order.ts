import { Refusal } from '../../../http/errors.ts';
import type { EditionSections } from './contract.ts';
import { labels } from './labels.ts';
import { about } from './messages.ts';
import { keysOf } from '../../../objects.ts';

/** The day that each deadline cannot be after: visitors come to the end, exhibitors' work is done by the opening. */
const bounds = {
  preRegistrationClosesAt: 'closesOn',
  groupRegistrationClosesOn: 'closesOn',
  boothApplicationClosesOn: 'opensOn',
  journalClosesAt: 'opensOn',
  badgesCloseAt: 'closesOn',
} as const;

/**
 * Deadlines and days fit each other.
 * @param changed the section whose field is named
 * @throws Refusal naming the deadline, or the day when the days are what changes
 */
export function assertOrder(
  { dates, deadlines }: Pick<EditionSections, 'dates' | 'deadlines'>,
  changed: 'dates' | 'deadlines',
): void {
  for (const name of keysOf(bounds)) {
    const bound = bounds[name];
    if (deadlines[name].slice(0, 10) <= dates[bound]) continue;
    const text = about.late(labels[`deadlines.${name}`], labels[`dates.${bound}`]);
    throw new Refusal(text).about(changed === 'dates' ? `dates.${bound}` : `deadlines.${name}`);
  }
}

/** A day, or an instant, some days later. */
export function moved(text: string, days: number): string {
  const day = new Date(`${text.slice(0, 10)}T00:00:00Z`);
  day.setUTCDate(day.getUTCDate() + days);
  return day.toISOString().slice(0, 10) + text.slice(10);
}
