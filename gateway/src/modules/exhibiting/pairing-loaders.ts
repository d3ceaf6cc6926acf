import { batchById, addressableId } from '../../rest/batch.ts';
import type { Caller, RestClient } from '../../rest/client.ts';
import type { PairingRecord, RecommendedPostRecord } from '../../rest/contract.ts';
import type { PageRecord } from '../../rest/pages.ts';
import { isNotFound } from '../../rest/offered-calls.ts';
import { completePage } from '../../rest/pages.ts';
import { completePost } from '../sourcing/index.ts';
import { completePairing } from './records.ts';

/** The REST contract's kind of applications: to buyers (EXH-180). */
const TO_BUYERS = 2;

interface PageArguments {
  page: number;
  pageSize: number;
}

/** Reads and writes of applications between the caller and the other side; never shared. */
function completeRecommended(record: Partial<RecommendedPostRecord>): RecommendedPostRecord {
  const { reason = '', reasonCn = reason, reasonEn = '', application = null } = record;
  return { ...completePost(record), reason, reasonCn, reasonEn, application };
}

export function pairingLoaders(rest: RestClient, caller: Caller) {
  return {
    list: async ({ page, pageSize }: PageArguments) => {
      const query = { pageNo: page, pageSize, type: TO_BUYERS };
      const path = '/app/exhibiting/pairing';
      const found = await rest.readOwn<PageRecord<PairingRecord>>(caller, path, query);
      return completePage(completePairing)(found);
    },

    recommended: async ({ page, pageSize }: PageArguments) => {
      const path = '/app/exhibiting/pairing/recommended';
      const query = { pageNo: page, pageSize };
      const found = await rest.readOwn<PageRecord<RecommendedPostRecord>>(caller, path, query);
      return completePage(completeRecommended)(found);
    },

    /** null for a request that is not there or somebody else's. */
    received: async (
      id: string,
      { page, pageSize }: PageArguments,
    ): Promise<PageRecord<PairingRecord> | null> => {
      try {
        const query = { id: addressableId(id), pageNo: page, pageSize };
        return await rest.readOwn<PageRecord<PairingRecord>>(caller, '/app/sourcing/pairings', query);
      } catch (error) {
        if (isNotFound(error)) return null;
        throw error;
      }
    },

    /** By the id of the thread that it opened. */
    ofThread: batchById<PairingRecord>(
      (ids) =>
        rest.whereOffered<PairingRecord[]>(
          'GET /app/sourcing/pairingsByThreads',
          () => rest.readOwn(caller, '/app/sourcing/pairingsByThreads', { ids }),
          () => [],
        ),
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
