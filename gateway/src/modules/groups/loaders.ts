import { addressableId } from '../../rest/batch.ts';
import type { Caller, RestClient } from '../../rest/client.ts';
import type { VisitGroupRecord } from '../../rest/contract.ts';
import { isNotFound } from '../../rest/offered-calls.ts';

/** Lists of people that the viewer has sent in, for one request. */
export function groupLoaders(rest: RestClient, caller: Caller) {
  const address = (id: string) => `/app/visitor/groups/${addressableId(id)}`;
  return {
    /** null for one that is not there or somebody else's. */
    find: async (id: string): Promise<VisitGroupRecord | null> => {
      try {
        return await rest.readOwn<VisitGroupRecord>(caller, address(id));
      } catch (error) {
        if (isNotFound(error)) return null;
        throw error;
      }
    },

    register: (id: string) => rest.post<VisitGroupRecord>(caller, `${address(id)}/register`),
  };
}
