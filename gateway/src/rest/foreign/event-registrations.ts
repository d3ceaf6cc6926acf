import type { AdaptedCalls, Adaptations } from '../adaptation.ts';
import { completeWith, UNKNOWN_TIME } from '../complete.ts';
import type { Schemas } from '../operations.ts';
import { completeList } from './complete-list.ts';
import { findInPages } from './read-through.ts';

type RegistrationRecord = Schemas['EventRegistration'];

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
function completeRegistration(record: Partial<RegistrationRecord>): RegistrationRecord {
  const registration = registrationFields(record);
  return { ...registration, report: reportFields(registration.report) };
}

/** A sign-up that came with the answer to signing up; a server of the specification need not send one. */
const sent = (record: Partial<RegistrationRecord> | null): RegistrationRecord | null =>
  record?.report ? completeRegistration(record) : null;

const findListed = (calls: AdaptedCalls, isIt: (record: RegistrationRecord) => boolean) =>
  findInPages((page) => calls.get('/app/events/registrations', { query: page }), isIt);

/** The sign-up for an event. */
const findOfEvent = (calls: AdaptedCalls, event: string) => findListed(calls, ({ id }) => id === event);

export const eventRegistrations = {
  get: {
    '/app/events/registrations': { complete: completeList(completeRegistration) },
    '/app/events/registered/{id}': {
      complete: (found) => found && completeRegistration(found),
      ifNotFound: (calls, { path: { id } }) => findOfEvent(calls, id),
    },
    '/app/events/registrations/{id}': {
      complete: completeRegistration,
      ifNotFound: (calls, { path: { id } }) => findListed(calls, ({ report }) => report.id === id),
    },
  },
  post: {
    '/app/events/registration': {
      completeByCalls: async ({ result, message }, { body: { articleId } }, calls) => ({
        result: sent(result) ?? (await findOfEvent(calls, articleId)) ?? null,
        message,
      }),
    },
  },
} satisfies Adaptations;
