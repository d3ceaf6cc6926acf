import { completeWith, UNKNOWN_TIME } from '../../../rest/complete.ts';
import type { EventRegistrationParent } from './parents.ts';

const reportFields = completeWith<EventRegistrationParent['report']>({
  id: '',
  createdTime: UNKNOWN_TIME,
  userData: '{}',
  answers: [],
});

const registrationFields = completeWith<EventRegistrationParent>({
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
export function completeRegistration(record: Partial<EventRegistrationParent>): EventRegistrationParent {
  const registration = registrationFields(record);
  return { ...registration, report: reportFields(registration.report) };
}
