import { createEvents, type EventAttributes } from 'ics';
import type { Language } from '../../http/language.ts';
import type { EventRow, MeetingRow } from './store.ts';

/** A stamp of the record, not of the reading: the same programme is the same file. The library's types leave it out. */
type Stamped = EventAttributes & { timestamp: number };

const PRODUCT = 'wirefair/calendar';

/** One side, the other where it is blank. */
const side = (language: Language, cn: string, en: string) => (language === 'ZH' ? cn || en : en || cn);

function entry(event: EventRow, meeting: MeetingRow, language: Language): Stamped {
  const room = side(language, meeting.roomCn, meeting.roomEn);
  const venue = side(language, event.venueCn, event.venueEn);
  const speaker = side(language, meeting.authorCn, meeting.authorEn);
  const description = [side(language, event.titleCn, event.titleEn), speaker].filter(Boolean).join('\n');
  const location = [room, venue].filter(Boolean).join(', ');
  return {
    // The same for both languages and for ever: read again, an entry is replaced and not doubled.
    uid: `event-session-${meeting.id}@wirefair`,
    title: side(language, meeting.titleCn, meeting.titleEn),
    description,
    ...(location === '' ? {} : { location }),
    start: meeting.startsAt.getTime(),
    end: meeting.endsAt.getTime(),
    startInputType: 'utc',
    startOutputType: 'utc',
    endInputType: 'utc',
    endOutputType: 'utc',
    timestamp: event.updatedAt.getTime(),
    busyStatus: 'BUSY',
    status: 'CONFIRMED',
  };
}

/**
 * The calendar file (RFC 5545) of all sessions that an event holds; times in UTC.
 * @throws Error when a record makes no calendar entry
 */
export function calendarFile(event: EventRow, language: Language): string {
  const entries = event.meetings.map((meeting) => entry(event, meeting, language));
  const { error, value } = createEvents(entries, { productId: PRODUCT, method: 'PUBLISH' });
  if (error || value === null) throw error ?? new Error(`no calendar for event ${event.id}`);
  return value;
}
