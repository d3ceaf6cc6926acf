import { addressableId } from '../../rest/batch.ts';
import type { Caller, RestClient } from '../../rest/client.ts';
import type { DeskPeopleRecord, DeskPersonRecord } from '../../rest/contract.ts';
import { UpstreamRefusal } from '../../rest/errors.ts';

const NOT_FOUND = 404;

/** What is no id names nothing; it must not change the path of a call. */
const one = (id: string): string => `/organiser/people/${addressableId(id)}`;

/** Visitors and exhibitors for administrators. @param caller whose token is that of the console */
export function peopleLoaders(rest: RestClient, caller: Caller) {
  const post = (path: string, body?: object) => rest.post<DeskPersonRecord>(caller, path, body);
  return {
    /** Nobody for what is too short to look for. */
    search: (q: string): Promise<DeskPeopleRecord> =>
      rest.readOwn<DeskPeopleRecord>(caller, '/organiser/people', { q }).catch((error: unknown) => {
        if (error instanceof UpstreamRefusal && error.field === 'q') return { people: [], hasMore: false };
        throw error;
      }),

    /** null for one that is not there. */
    find: (id: string) =>
      rest.readOwn<DeskPersonRecord>(caller, one(id)).catch((error: unknown) => {
        if (error instanceof UpstreamRefusal && error.status === NOT_FOUND) return null;
        throw error;
      }),

    sendAgain: (id: string) => post(`${one(id)}/letter`),
    lock: (id: string, isLocked: boolean) => post(`${one(id)}/lock`, { isLocked }),
    signOut: (id: string) => post(`${one(id)}/sign-out`),

    /** Purchase requests go too: what is public is read anew. */
    forget: async (id: string, typed: string) => {
      const outcome = await rest.post<null>(caller, `${one(id)}/deletion`, { typed });
      rest.forgetPublic();
      return outcome;
    },
  };
}
