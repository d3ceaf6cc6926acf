import type { CalendarEntry } from '../../calendar/calendar-file.ts';
import type { Language } from '../../http/language.ts';
import type { EventRow, MeetingRow } from './store.ts';

/** One side, the other where it is blank. */
const side = (language: Language, cn: string, en: string) => (language === 'ZH' ? cn || en : en || cn);

function entry(event: EventRow, meeting: MeetingRow, language: Language): CalendarEntry {
  const room = side(language, meeting.roomCn, meeting.roomEn);
  const venue = side(language, event.venueCn, event.venueEn);
  const speaker = side(language, meeting.authorCn, meeting.authorEn);
  return {
    uid: `event-session-${meeting.id}@wirefair`,
    title: side(language, meeting.titleCn, meeting.titleEn),
    description: [side(language, event.titleCn, event.titleEn), speaker].filter(Boolean).join('\n'),
    location: [room, venue].filter(Boolean).join(', '),
    startsAt: meeting.startsAt,
    endsAt: meeting.endsAt,
    changedAt: event.updatedAt,
    revision: event.revision,
  };
}

/** The calendar entries of all sessions that an event holds. */
export const calendarEntries = (event: EventRow, language: Language): CalendarEntry[] =>
  event.meetings.map((meeting) => entry(event, meeting, language));
