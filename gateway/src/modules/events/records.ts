import { completeWith, UNKNOWN_TIME } from '../../rest/complete.ts';
import type { EventRecord, MeetingRecord, RegistrationRecord } from '../../rest/contract.ts';

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
});

const meetingFields = completeWith<MeetingRecord>({
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
function completeMeeting(meeting: Partial<MeetingRecord>, event: string, place: number): MeetingRecord {
  return meetingFields({ ...meeting, id: meeting.id ?? `${event}-${place}` });
}

/**
 * An event with what servers of the specification leave out.
 * @param code what it was asked for by
 */
export function completeEvent(record: Partial<EventRecord>, code: string): EventRecord {
  // The specification knows one way to sign up: by a form.
  const signUpKind = record.signUpKind ?? (record.linkFormId ? 'form' : 'hidden');
  const event = eventFields({ ...record, code: record.code ?? code, signUpKind });
  return { ...event, meetings: event.meetings.map((one, place) => completeMeeting(one, event.id, place)) };
}

const reportFields = completeWith<RegistrationRecord['report']>({
  id: '',
  createdTime: UNKNOWN_TIME,
  userData: '{}',
  answers: [],
});

const registrationFields = completeWith<RegistrationRecord>({
  id: '',
  code: '',
  itemsCn: { title: '' },
  itemsEn: { title: '' },
  startTime: null,
  endTime: null,
  hasEnded: false,
  calendarUrl: null,
  report: reportFields({}),
});

/** A sign-up with what servers of the specification leave out. */
export function completeRegistration(record: Partial<RegistrationRecord>): RegistrationRecord {
  const registration = registrationFields(record);
  return { ...registration, report: reportFields(registration.report) };
}
