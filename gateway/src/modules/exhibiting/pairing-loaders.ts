import { batchById, addressableId } from '../../rest/batch.ts';
import type { Caller, RestClient } from '../../rest/client.ts';
import type { PageRecord, PairingRecord, RecommendedPostRecord } from '../../rest/contract.ts';
import { UpstreamRefusal } from '../../rest/errors.ts';

/** The REST contract's kind of applications: to buyers (EXH-180). */
const TO_BUYERS = 2;
/** An id that no record has, so that the server says what it says of unknown ones. */

interface PageArguments {
  page: number;
  pageSize: number;
}

/** Reads and writes of applications between the caller and the other side; never shared. */
export function pairingLoaders(rest: RestClient, caller: Caller) {
  return {
    list: ({ page, pageSize }: PageArguments) =>
      rest.readOwn<PageRecord<PairingRecord>>(caller, '/app/exhibiting/pairing', {
        ...{ pageNo: page, pageSize, type: TO_BUYERS },
      }),

    recommended: ({ page, pageSize }: PageArguments) =>
      rest.readOwn<PageRecord<RecommendedPostRecord>>(caller, '/app/exhibiting/pairing/recommended', {
        ...{ pageNo: page, pageSize },
      }),

    /** null for a request that is not there or somebody else's. */
    received: async (
      id: string,
      { page, pageSize }: PageArguments,
    ): Promise<PageRecord<PairingRecord> | null> => {
      try {
        const query = { id: addressableId(id), pageNo: page, pageSize };
        return await rest.readOwn<PageRecord<PairingRecord>>(caller, '/app/sourcing/pairings', query);
      } catch (error) {
        if (error instanceof UpstreamRefusal && error.status === 404) return null;
        throw error;
      }
    },

    /** By the id of the thread that it opened. */
    ofThread: batchById<PairingRecord>(
      (ids) => rest.readOwn(caller, '/app/sourcing/pairingsByThreads', { ids }),
      ({ consultationId }) => consultationId ?? '',
    ),

    apply: (postId: string, message: string) =>
      rest.post<PairingRecord>(caller, '/app/exhibiting/pairing', {
        postId: addressableId(postId),
        title: message,
        type: TO_BUYERS,
      }),

    accept: (id: string) =>
      rest.post<PairingRecord>(caller, `/app/sourcing/pairing/accept/${addressableId(id)}`),
  };
}
