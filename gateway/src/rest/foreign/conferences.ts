import type { AdaptedCalls, Adaptations } from '../adaptation.ts';
import { completeWith, UNKNOWN_TIME } from '../complete.ts';
import type { Schemas } from '../operations.ts';
import { completeList } from './complete-list.ts';
import { stretchByPages } from './stretch-by-pages.ts';

type EventRecord = Schemas['EventArticle'];
type SessionRecord = EventRecord['meetings'][number];

const itemFields = completeWith<EventRecord['itemsCn']>({
  title: '',
  coverImage: '',
  coverAlt: '',
  description: '',
});

const eventFields = completeWith<EventRecord>({
  id: '',
  code: '',
  linkFormId: null,
  itemsCn: itemFields({}),
  itemsEn: itemFields({}),
  venueCn: '',
  venueEn: '',
  meetings: [],
  startTime: null,
  endTime: null,
  signUpKind: 'hidden',
  signUpUrl: '',
  signUpUrlEn: '',
  hasEnded: false,
  isFull: false,
  calendarUrl: null,
  updateTime: '',
});

const meetingFields = completeWith<SessionRecord>({
  id: '',
  startTime: UNKNOWN_TIME,
  endTime: UNKNOWN_TIME,
  titleCn: '',
  titleEn: '',
  authorCn: '',
  authorEn: '',
  roomCn: '',
  roomEn: '',
  calendarUrl: '',
});

/** A session with what servers of the specification leave out; its id is then its place in the programme. */
function completeMeeting(meeting: Partial<SessionRecord>, event: string, place: number): SessionRecord {
  return meetingFields({ ...meeting, id: meeting.id ?? `${event}-${place}` });
}

/**
 * An event with what servers of the specification leave out.
 * @param code what it was asked for by
 */
function completeEvent(record: Partial<EventRecord>, code: string): EventRecord {
  // The specification knows one way to sign up: by a form.
  const signUpKind = record.signUpKind ?? (record.linkFormId ? 'form' : 'hidden');
  const event = eventFields({ ...record, code: record.code ?? code, signUpKind });
  return { ...event, meetings: event.meetings.map((one, place) => completeMeeting(one, event.id, place)) };
}

const completeEvents = completeList((event: EventRecord) => completeEvent(event, event.code));

const listed = (calls: AdaptedCalls, page: { pageNo: number; pageSize: number }) =>
  calls.getPublic('/app/events/articles', { query: page });

export const conferences = {
  get: {
    '/app/events/articles': {
      complete: (page, input) =>
        completeList((event: EventRecord) => completeEvent(event, input?.query?.code ?? ''))(page),
    },
    '/app/listing/events': {
      complete: completeEvents,
      instead: (calls, input) => {
        const { first = 20, after, ids } = input?.query ?? {};
        return stretchByPages((page) => listed(calls, page), { first, after, ids });
      },
    },
    '/app/listing/events/count': { instead: (calls) => listed(calls, { pageNo: 1, pageSize: 1 }) },
  },
} satisfies Adaptations;
