import type { FastifyReply } from 'fastify';
import ical, {
  ICalAlarmType,
  ICalCalendarMethod,
  ICalEventBusyStatus,
  ICalEventStatus,
} from 'ical-generator';

export interface CalendarEntry {
  /** The same in both languages and for ever: read again, an entry is replaced and not doubled. */
  uid: string;
  title: string;
  description: string;
  /** Blank where none is known. */
  location: string;
  /** Where more of it stands; none where it has no page. */
  url?: string;
  /** Seconds before the beginning when a calendar reminds of it; left out where it does not. */
  remindsBefore?: number;
  startsAt: Date;
  endsAt: Date;
  /** When what it says last changed. Not the time of reading: the same programme is the same file. */
  changedAt: Date;
  /** Goes up with each change: calendars keep the entry with the highest number. */
  revision: number;
}

const EVENT_END = 'END:VEVENT\r\n';
const event = /^BEGIN:VEVENT\r\n[^]*?^END:VEVENT\r\n/gm;
const alarm = /^BEGIN:VALARM\r\n[^]*?^END:VALARM\r\n/gm;

/**
 * Mends what ical-generator 11.1.2 writes (findings/ical-generator-properties-after-alarm.sh): alarms come after all
 * properties of their event (RFC 5545, 3.6.1), and the last line ends like every other (3.1).
 */
const mend = (file: string): string =>
  `${file}\r\n`.replace(event, (text) => {
    const alarms = text.match(alarm) ?? [];
    return `${text.replace(alarm, '').slice(0, -EVENT_END.length)}${alarms.join('')}${EVENT_END}`;
  });

/** A calendar file (RFC 5545): times in UTC, lines folded at 75 octets. */
export function calendarFile(entries: readonly CalendarEntry[]): string {
  const calendar = ical({ prodId: '//wirefair//calendar', method: ICalCalendarMethod.PUBLISH });
  for (const { uid, title, startsAt, endsAt, changedAt, revision, remindsBefore, ...texts } of entries)
    calendar.createEvent({
      id: uid,
      summary: title,
      description: texts.description,
      location: texts.location || null,
      url: texts.url ?? null,
      start: startsAt,
      end: endsAt,
      stamp: changedAt,
      lastModified: changedAt,
      sequence: revision,
      busystatus: ICalEventBusyStatus.BUSY,
      status: ICalEventStatus.CONFIRMED,
      alarms:
        remindsBefore === undefined
          ? []
          : [{ type: ICalAlarmType.display, triggerBefore: remindsBefore, description: title }],
    });
  return mend(calendar.toString());
}

/** Answers a calendar file under a name, without its ending. */
export const sendCalendar = (reply: FastifyReply, name: string, entries: readonly CalendarEntry[]) =>
  reply
    .headers({
      'content-type': 'text/calendar; charset=utf-8; method=PUBLISH',
      'content-disposition': `attachment; filename="${name}.ics"`,
      // Programmes change: a stale one is worse than a second reading.
      'cache-control': 'public, max-age=60',
    })
    .send(calendarFile(entries));
