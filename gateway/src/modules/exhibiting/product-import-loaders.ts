import { addressableId } from '../../rest/batch.ts';
import type { Caller, RestClient } from '../../rest/client.ts';
import type { ExhibitImportRecord } from '../../rest/contract.ts';
import { isNotFound } from '../../rest/offered-calls.ts';

/** Lists of products that the caller's company has sent in, for one request. */
export function productImportLoaders(rest: RestClient, caller: Caller) {
  const address = (id: string) => `/app/exhibiting/exhibits/imports/${addressableId(id)}`;
  return {
    /** null for one that is not there or another company's. */
    find: async (id: string): Promise<ExhibitImportRecord | null> => {
      try {
        return await rest.readOwn<ExhibitImportRecord>(caller, address(id));
      } catch (error) {
        if (isNotFound(error)) return null;
        throw error;
      }
    },

    submit: (id: string) => rest.post<ExhibitImportRecord>(caller, `${address(id)}/submit`),
  };
}
