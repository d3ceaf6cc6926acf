import { defineSource } from '../../../context/source.ts';
import { addressableId } from '../../../rest/batch.ts';
import { UpstreamRefusal } from '../../../rest/errors.ts';
import { nullIfNotFound } from '../../../rest/offered-calls.ts';
import type { DeskPeopleParent } from './parents.ts';

/** Visitors and exhibitors for administrators. */
export const peopleSource = defineSource(({ consoleRest: rest }) => {
  const one = (id: string) => ({ id: addressableId(id) });

  return {
    /** Nobody for what is too short to look for. */
    search: async (q: string): Promise<DeskPeopleParent> => {
      try {
        return await rest.get('/organiser/people', { query: { q } });
      } catch (error) {
        if (error instanceof UpstreamRefusal && error.field === 'q') return { people: [], hasMore: false };
        throw error;
      }
    },

    /** null for one that is not there. */
    find: (id: string) => nullIfNotFound(rest.get('/organiser/people/{id}', { path: one(id) })),

    sendAgain: (id: string) => rest.post('/organiser/people/{id}/letter', { path: one(id) }),
    lock: (id: string, isLocked: boolean) =>
      rest.post('/organiser/people/{id}/lock', { path: one(id), body: { isLocked } }),
    signOut: (id: string) => rest.post('/organiser/people/{id}/sign-out', { path: one(id) }),

    /** Purchase requests go too: what is public is read anew. */
    forget: async (id: string, typed: string) => {
      const outcome = await rest.post('/organiser/people/{id}/deletion', { path: one(id), body: { typed } });
      rest.forgetPublic();
      return outcome;
    },
  };
});
