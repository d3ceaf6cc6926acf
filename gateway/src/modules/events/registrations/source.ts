import { defineSource } from '../../../context/source.ts';
import { addressableId, isRecordId } from '../../../rest/batch.ts';
import { UpstreamRefusal } from '../../../rest/errors.ts';
import { nullIfNotFound } from '../../../rest/offered-calls.ts';
import type { EventRegistrationParent } from './parents.ts';

/** An answer by the id of its field. */
interface Answer {
  fieldId: string;
  value: string;
}

/**
 * The answers as the call wants them: JSON text of an object. A name like `__proto__` becomes a property of its own,
 * for `fromEntries` defines and does not assign; where a field is answered twice, the last one counts.
 */
const userDataOf = (answers: readonly Answer[]): string =>
  JSON.stringify(Object.fromEntries(answers.map(({ fieldId, value }) => [fieldId, value])));

/** The caller's sign-ups for events. */
export const registrationSource = defineSource(({ rest, caller, session }) => ({
  /** The caller's sign-up for an event; null for guests and exhibitors. */
  ofEvent: async (eventId: string): Promise<EventRegistrationParent | null> => {
    if (caller.token === undefined || !isRecordId(eventId)) return null;
    try {
      return await nullIfNotFound(rest.get('/app/events/registered/{id}', { path: { id: eventId } }));
    } catch (error) {
      if (!(error instanceof UpstreamRefusal)) throw error;
      // The event itself is public.
      if (error.status === 403) return null;
      if (error.code !== 401 && error.code !== 510) throw error;
      session.drop();
      return null;
    }
  },

  list: (page: number, pageSize: number) =>
    rest.get('/app/events/registrations', { query: { pageNo: page, pageSize } }),

  /** null for one that is not there or somebody else's. */
  find: async (id: string): Promise<EventRegistrationParent | null> =>
    isRecordId(id) ? nullIfNotFound(rest.get('/app/events/registrations/{id}', { path: { id } })) : null,

  register: async (articleId: string, formId: string, answers: readonly Answer[]) => {
    const body = { articleId, formId, userData: userDataOf(answers) };
    const { result, message } = await rest.post('/app/events/registration', { body });
    return { registration: result, message };
  },

  cancel: (id: string) => rest.delete('/app/events/registrations/{id}', { path: { id: addressableId(id) } }),
}));
