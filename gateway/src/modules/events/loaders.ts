import DataLoader from 'dataloader';
import type { SessionCookie } from '../../context/session-cookie.ts';
import { addressableId, isRecordId } from '../../rest/batch.ts';
import type { Caller, RestClient } from '../../rest/client.ts';
import type {
  EventRecord,
  LiveEpisodeRecord,
  OverseasFairRecord,
  RegistrationRecord,
  FormRecord,
} from '../../rest/contract.ts';
import type { PageRecord } from '../../rest/pages.ts';
import { UpstreamRefusal } from '../../rest/errors.ts';
import { isNotFound } from '../../rest/offered-calls.ts';
import { completePage, findInPages } from '../../rest/pages.ts';
import { completeEvent, completeRegistration } from './records.ts';

/** An answer by the id of its field. */
export interface Answer {
  fieldId: string;
  value: string;
}

/**
 * The answers as the call wants them: JSON text of an object. A name like `__proto__` becomes a property of its own,
 * for `fromEntries` defines and does not assign; where a field is answered twice, the last one counts.
 */
const userDataOf = (answers: readonly Answer[]): string =>
  JSON.stringify(Object.fromEntries(answers.map(({ fieldId, value }) => [fieldId, value])));

/** Reads and writes of events for one request. */
export function eventLoaders(rest: RestClient, caller: Caller, session: SessionCookie) {
  const byCode = new DataLoader<string, EventRecord | null>(
    // Pages ask for one; the REST contract knows no batch of codes.
    (codes) =>
      Promise.all(
        codes.map(async (code) => {
          const query = { code, pageSize: 1 };
          const page = await rest.readPublic<PageRecord<EventRecord>>(caller, '/app/events/articles', query);
          const [event] = page.records;
          return event ? completeEvent(event, code) : null;
        }),
      ),
  );

  const readList = async (query: { pageNo: number; pageSize: number }) => {
    const path = '/app/events/registrations';
    const page = await rest.readOwn<PageRecord<RegistrationRecord>>(caller, path, query);
    return completePage(completeRegistration)(page);
  };

  /**
   * One of the caller's sign-ups; null for one that is not there or somebody else's.
   * @param isIt tells it in the list, where the server has no call for one of them
   */
  async function registration(
    path: string,
    isIt: (record: RegistrationRecord) => boolean,
  ): Promise<RegistrationRecord | null> {
    try {
      const found = await rest.readOwn<RegistrationRecord | null>(caller, path);
      return found && completeRegistration(found);
    } catch (error) {
      if (!isNotFound(error)) throw error;
      return (await findInPages(readList, isIt)) ?? null;
    }
  }

  return {
    byCode: (code: string): Promise<EventRecord | null> =>
      /^[A-Za-z0-9]{1,20}$/.test(code) ? byCode.load(code) : Promise.resolve(null),

    form: async (id: string): Promise<FormRecord | null> =>
      isRecordId(id)
        ? ((await rest.findPublic<FormRecord>(caller, `/app/events/forms/${id}`)) ?? null)
        : null,

    episodes: () => rest.readPublic<LiveEpisodeRecord[]>(caller, '/app/events/live-episodes'),

    /** Fairs abroad; a server of the specification has none. */
    fairs: () =>
      rest.whereOffered<OverseasFairRecord[]>(
        'GET /app/events/overseas-fairs',
        () => rest.readPublic(caller, '/app/events/overseas-fairs'),
        () => [],
      ),

    /** The caller's sign-up for an event; null for guests and exhibitors. */
    mine: async (eventId: string): Promise<RegistrationRecord | null> => {
      if (caller.token === undefined || !isRecordId(eventId)) return null;
      try {
        return await registration(`/app/events/registered/${eventId}`, ({ id }) => id === eventId);
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

    find: async (id: string): Promise<RegistrationRecord | null> =>
      isRecordId(id)
        ? registration(`/app/events/registrations/${id}`, ({ report }) => report.id === id)
        : null,

    /** The sign-up is read where the server answers without it. */
    register: async (articleId: string, formId: string, answers: readonly Answer[]) => {
      const body = { articleId, formId, userData: userDataOf(answers) };
      const path = '/app/events/registration';
      const { result, message } = await rest.post<RegistrationRecord | null>(caller, path, body);
      if (result?.report) return { result: completeRegistration(result), message };
      return { result: (await findInPages(readList, ({ id }) => id === articleId)) ?? null, message };
    },

    cancel: (id: string) => rest.remove(caller, `/app/events/registrations/${addressableId(id)}`),
  };
}
