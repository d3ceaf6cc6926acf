import { completeWith, UNKNOWN_TIME } from '../../../rest/complete.ts';
import type { ConferenceEventParent, EventSessionParent } from './parents.ts';

const itemFields = completeWith<ConferenceEventParent['itemsCn']>({
  title: '',
  coverImage: '',
  coverAlt: '',
  description: '',
});

const eventFields = completeWith<ConferenceEventParent>({
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

const meetingFields = completeWith<EventSessionParent>({
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
function completeMeeting(
  meeting: Partial<EventSessionParent>,
  event: string,
  place: number,
): EventSessionParent {
  return meetingFields({ ...meeting, id: meeting.id ?? `${event}-${place}` });
}

/**
 * An event with what servers of the specification leave out.
 * @param code what it was asked for by
 */
export function completeEvent(record: Partial<ConferenceEventParent>, code: string): ConferenceEventParent {
  // The specification knows one way to sign up: by a form.
  const signUpKind = record.signUpKind ?? (record.linkFormId ? 'form' : 'hidden');
  const event = eventFields({ ...record, code: record.code ?? code, signUpKind });
  return { ...event, meetings: event.meetings.map((one, place) => completeMeeting(one, event.id, place)) };
}
