import { shanghaiText } from '../../clock/clock.ts';
import { answerRecord } from '../../forms/index.ts';
import type { EventArticle, LiveEpisode, OverseasFair, Registration } from './contract.ts';
import type { RegistrationRow } from './registration-store.ts';
import type { EpisodeRow, EventRow, FairRow, MeetingRow } from './store.ts';

/** Where the gateway finds calendar files; it passes everything below /files on. */
export const CALENDAR = '/files/calendar';

const DAY_MS = 24 * 60 * 60_000;

/** When an event begins and is over; null without sessions. */
export function timesOf({ meetings }: EventRow): { startsAt: Date | null; endsAt: Date | null } {
  const ends = meetings.map(({ endsAt }) => endsAt.getTime());
  return {
    startsAt: meetings[0]?.startsAt ?? null,
    endsAt: ends.length === 0 ? null : new Date(Math.max(...ends)),
  };
}

/** Whether the last session is over; an event without sessions has not even begun. */
export function hasEnded(event: EventRow, now: Date): boolean {
  const { endsAt } = timesOf(event);
  return endsAt !== null && endsAt <= now;
}

export const isFull = ({ seats }: EventRow, taken: number): boolean => seats !== null && taken >= seats;

const textOrNull = (time: Date | null) => time && shanghaiText(time);

const calendarOf = ({ id, meetings }: EventRow) =>
  meetings.length === 0 ? null : `${CALENDAR}/events/${id}.ics`;

const toMeeting = ({ startsAt, endsAt, eventId: _event, ...words }: MeetingRow) => ({
  ...words,
  startTime: shanghaiText(startsAt),
  endTime: shanghaiText(endsAt),
  calendarUrl: `${CALENDAR}/meetings/${words.id}.ics`,
});

const kinds = ['form', 'external'] as const;
const kindOf = (kind: string) => kinds.find((known) => known === kind) ?? 'hidden';

/** @param taken how many take part */
export function toArticle(row: EventRow, taken: number, now: Date): EventArticle {
  const { startsAt, endsAt } = timesOf(row);
  const { coverImage } = row;
  return {
    id: row.id,
    code: row.code,
    linkFormId: row.formId,
    itemsCn: { title: row.titleCn, coverImage, coverAlt: row.coverAltCn, description: row.descriptionCn },
    itemsEn: { title: row.titleEn, coverImage, coverAlt: row.coverAltEn, description: row.descriptionEn },
    venueCn: row.venueCn,
    venueEn: row.venueEn,
    meetings: row.meetings.map(toMeeting),
    startTime: textOrNull(startsAt),
    endTime: textOrNull(endsAt),
    signUpKind: kindOf(row.signUpKind),
    signUpUrl: row.signUpUrlCn,
    signUpUrlEn: row.signUpUrlEn,
    hasEnded: hasEnded(row, now),
    isFull: isFull(row, taken),
    calendarUrl: calendarOf(row),
    updateTime: shanghaiText(row.updatedAt),
  };
}

export const toEpisode = ({ id, liveType, link, coverImage, titleCn, titleEn }: EpisodeRow): LiveEpisode => ({
  id,
  liveType: liveType === 'link' ? 'link' : 'other',
  link,
  coverImage,
  title: titleCn,
  titleEn,
});

/** A fair is past when its last day is over in Shanghai. */
export const toFair = (row: FairRow, now: Date): OverseasFair => ({
  id: row.id,
  title: row.titleCn,
  titleEn: row.titleEn,
  startsOn: row.startsOn,
  endsOn: row.endsOn,
  location: row.locationCn,
  locationEn: row.locationEn,
  description: row.descriptionCn,
  descriptionEn: row.descriptionEn,
  coverImage: row.coverImage,
  isPast: new Date(`${row.endsOn}T00:00:00+08:00`).getTime() + DAY_MS <= now.getTime(),
});

export function toRegistration(row: RegistrationRow, event: EventRow, now: Date): Registration {
  const { startsAt, endsAt } = timesOf(event);
  return {
    id: event.id,
    code: event.code,
    itemsCn: { title: event.titleCn },
    itemsEn: { title: event.titleEn },
    startTime: textOrNull(startsAt),
    endTime: textOrNull(endsAt),
    hasEnded: hasEnded(event, now),
    calendarUrl: calendarOf(event),
    report: {
      id: row.id,
      createdTime: shanghaiText(row.createdAt),
      userData: JSON.stringify(Object.fromEntries(row.answers.map(({ fieldId, value }) => [fieldId, value]))),
      answers: row.answers.map(answerRecord),
    },
  };
}
