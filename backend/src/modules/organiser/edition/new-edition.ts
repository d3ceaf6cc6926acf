import { Refusal } from '../../../http/errors.ts';
import type { KeptSettings } from '../../content/index.ts';
import type { NewEdition } from './contract.ts';
import { refused } from './messages.ts';
import { moved } from './order.ts';
import { daysOf, readDays, readWords } from './rules.ts';
import { underName } from './values.ts';

const HIGHEST = 9999;
const DAY_MS = 24 * 60 * 60_000;

/** The earlier of a deadline and the end of a day. */
const within = (deadline: string, day: string): string =>
  deadline.slice(0, 10) <= day ? deadline : day + deadline.slice(10);

/**
 * The settings of a new edition: those of the last one, with a number, a name and days of its own. Deadlines keep their
 * distance to the opening, hours their day; what was settled for the end of the last show is open again.
 * @throws Refusal naming the field
 */
export function successorOf(last: KeptSettings, body: NewEdition): KeptSettings {
  const { number } = body;
  if (number <= last.number || number > HIGHEST) throw new Refusal(refused.number).about('number');
  const { name, opensOn, closesOn } = underName(
    () => ({ name: readWords(body.name, 'name'), ...readDays(body) }),
    (field) => field.replace(/^(names|dates)\./, ''),
  );
  const later = Math.round((Date.parse(opensOn) - Date.parse(last.opensOn)) / DAY_MS);
  const byEnd = (deadline: string) => within(moved(deadline, later), closesOn);
  const hours = last.visitorHours;
  return {
    ...last,
    number,
    name,
    opensOn,
    closesOn,
    visitorHours: daysOf(opensOn, closesOn).map((date, index) => {
      const { from, to } = hours[Math.min(index, hours.length - 1)] ?? { from: '09:30', to: '16:30' };
      return { date, from, to };
    }),
    preRegistrationClosesAt: byEnd(last.preRegistrationClosesAt),
    groupRegistrationClosesOn: byEnd(last.groupRegistrationClosesOn),
    boothApplicationClosesOn: moved(last.boothApplicationClosesOn, later),
    journalClosesAt: moved(last.journalClosesAt, later),
    isVisitorEnd: null,
    badges: { ...last.badges, closesAt: byEnd(last.badges.closesAt), isClosed: false },
  };
}
