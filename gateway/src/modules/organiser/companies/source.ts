import { defineSource } from '../../../context/source.ts';
import { addressableId } from '../../../rest/batch.ts';
import { UpstreamRefusal } from '../../../rest/errors.ts';
import { isNotFound, nullIfNotFound } from '../../../rest/offered-calls.ts';
import type { Input } from '../../../rest/operations.ts';

type BoothChange = Input<'put', '/organiser/companies/{id}/booth'>['body'];
type ListQuery = Input<'get', '/organiser/companies'>['query'];

/** Companies for administrators. */
export const managedCompanySource = defineSource(({ consoleRest: rest }) => {
  const company = (id: string) => ({ id: addressableId(id) });
  const account = (id: string, accountId: string) => ({
    id: addressableId(id),
    accountId: addressableId(accountId),
  });
  /** After what the public sees has changed, the site is read anew. */
  const written = async <T>(change: Promise<T>): Promise<T> => {
    const outcome = await change;
    rest.forgetPublic();
    return outcome;
  };

  return {
    list: (query: ListQuery) => rest.get('/organiser/companies', { query }),

    /** null for one that is not there. */
    find: (id: string) => nullIfNotFound(rest.get('/organiser/companies/{id}', { path: company(id) })),

    /** null where there is nothing to merge: one is not there, or both are one. */
    merge: async (stays: string, goes: string) => {
      try {
        const query = { goes: addressableId(goes) };
        return await rest.get('/organiser/companies/{id}/merge', { path: company(stays), query });
      } catch (error) {
        if (isNotFound(error) || (error instanceof UpstreamRefusal && error.field === 'goes')) return null;
        throw error;
      }
    },

    setBooth: (id: string, body: BoothChange) =>
      written(rest.put('/organiser/companies/{id}/booth', { path: company(id), body })),

    addAccount: (id: string, body: { address: string; name: string; language: 'ZH' | 'EN' }) =>
      rest.post('/organiser/companies/{id}/accounts', { path: company(id), body }),

    inviteAgain: (id: string, accountId: string, language: 'ZH' | 'EN') =>
      rest.post('/organiser/companies/{id}/accounts/{accountId}/invitation', {
        path: account(id, accountId),
        body: { language },
      }),

    lock: (id: string, accountId: string, isLocked: boolean) =>
      rest.post('/organiser/companies/{id}/accounts/{accountId}/lock', {
        path: account(id, accountId),
        body: { isLocked },
      }),

    mergeInto: (stays: string, goes: string) => {
      const body = { goes: addressableId(goes) };
      return written(rest.post('/organiser/companies/{id}/merge', { path: company(stays), body }));
    },
  };
});
