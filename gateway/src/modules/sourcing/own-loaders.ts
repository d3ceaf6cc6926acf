import { isRecordId } from '../../rest/batch.ts';
import type { Caller, RestClient } from '../../rest/client.ts';
import type { DemandRecord } from '../../rest/contract.ts';
import type { PageRecord } from '../../rest/pages.ts';
import { isNotFound } from '../../rest/offered-calls.ts';
import { completePage } from '../../rest/pages.ts';
import { completeDemand } from './records.ts';

/** What the REST call takes of a request; codes as it has them. */
export interface DemandInput {
  id: string | undefined;
  type: string;
  classes: string[];
  content: string;
  quantity: string;
  imageUrl: string | null | undefined;
}

/** Reads and writes of the caller's own requests; never shared. */
export function ownPostLoaders(rest: RestClient, caller: Caller) {
  return {
    list: async (status: number | undefined, page: number, pageSize: number) => {
      const query = { status, pageNo: page, pageSize };
      const found = await rest.readOwn<PageRecord<DemandRecord>>(caller, '/app/sourcing/demands', query);
      return completePage(completeDemand)(found);
    },

    /** null for one that is not there or somebody else's. */
    find: async (id: string): Promise<DemandRecord | null> => {
      if (!isRecordId(id)) return null;
      try {
        return completeDemand(await rest.readOwn<DemandRecord>(caller, '/app/sourcing/demand', { id }));
      } catch (error) {
        if (isNotFound(error)) return null;
        throw error;
      }
    },

    save: ({ id, type, classes, content, quantity, imageUrl }: DemandInput) =>
      rest.post<DemandRecord>(caller, '/app/sourcing/demand', {
        ...(id === undefined ? {} : { id }),
        type,
        postsClassify: classes.join(','),
        postsClassifyList: classes,
        content,
        postsNumber: quantity,
        coverImage: imageUrl ?? '',
      }),

    remove: (id: string) => rest.remove(caller, '/app/sourcing/demand', { id }),
  };
}
