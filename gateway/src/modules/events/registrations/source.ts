import { defineSource } from '../../../context/source.ts';
import { addressableId, isRecordId } from '../../../rest/batch.ts';
import { UpstreamRefusal } from '../../../rest/errors.ts';
import { isNotFound } from '../../../rest/offered-calls.ts';
import { completePage, findInPages } from '../../../rest/pages.ts';
import type { EventRegistrationParent } from './parents.ts';
import { completeRegistration } from './records.ts';

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

/** A record that came with an answer; a server of the specification need not send one. */
const sentRegistration = (record: Partial<EventRegistrationParent> | null): EventRegistrationParent | null =>
  record?.report ? completeRegistration(record) : null;

/** The caller's sign-ups for events. */
export const registrationSource = defineSource(({ rest, caller, session }) => {
  const readList = async (query: { pageNo: number; pageSize: number }) =>
    completePage(completeRegistration)(await rest.get('/app/events/registrations', { query }));

  /**
   * One of the caller's sign-ups; null for one that is not there or somebody else's.
   * @param one the call for it
   * @param isIt tells it in the list, where the server has no call for one of them
   */
  async function oneOf(
    one: () => Promise<EventRegistrationParent | null>,
    isIt: (record: EventRegistrationParent) => boolean,
  ): Promise<EventRegistrationParent | null> {
    try {
      const found = await one();
      return found && completeRegistration(found);
    } catch (error) {
      if (!isNotFound(error)) throw error;
      return (await findInPages(readList, isIt)) ?? null;
    }
  }

  return {
    /** The caller's sign-up for an event; null for guests and exhibitors. */
    ofEvent: async (eventId: string): Promise<EventRegistrationParent | null> => {
      if (caller.token === undefined || !isRecordId(eventId)) return null;
      try {
        return await oneOf(
          () => rest.get('/app/events/registered/{id}', { path: { id: eventId } }),
          ({ id }) => id === eventId,
        );
      } catch (error) {
        if (!(error instanceof UpstreamRefusal)) throw error;
        // The event itself is public, whoever asks.
        if (error.status === 403) return null;
        if (error.code !== 401 && error.code !== 510) throw error;
        session.drop();
        return null;
      }
    },

    list: (page: number, pageSize: number) => readList({ pageNo: page, pageSize }),

    find: async (id: string): Promise<EventRegistrationParent | null> =>
      isRecordId(id)
        ? oneOf(
            () => rest.get('/app/events/registrations/{id}', { path: { id } }),
            ({ report }) => report.id === id,
          )
        : null,

    /** The sign-up is read where the server answers without it. */
    register: async (articleId: string, formId: string, answers: readonly Answer[]) => {
      const body = { articleId, formId, userData: userDataOf(answers) };
      const { result, message } = await rest.post('/app/events/registration', { body });
      const registration =
        sentRegistration(result) ?? (await findInPages(readList, ({ id }) => id === articleId)) ?? null;
      return { registration, message };
    },

    cancel: (id: string) =>
      rest.delete('/app/events/registrations/{id}', { path: { id: addressableId(id) } }),
  };
});
