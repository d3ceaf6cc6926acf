import { defineSource } from '../../../context/source.ts';
import { addressableId, batchById } from '../../../rest/batch.ts';
import { nullIfNotFound } from '../../../rest/offered-calls.ts';
import type { PairingApplicationParent } from './parents.ts';

/** The REST contract's kind of applications: to buyers (EXH-180). */
const TO_BUYERS = 2;

interface PageArguments {
  page: number;
  pageSize: number;
}

/** Applications between the caller and the other side; never shared. */
export const pairingSource = defineSource(({ rest }) => ({
  list: ({ page, pageSize }: PageArguments) => {
    const query = { pageNo: page, pageSize, type: `${TO_BUYERS}` } as const;
    return rest.get('/app/exhibiting/pairing', { query });
  },

  recommended: ({ page, pageSize }: PageArguments) =>
    rest.get('/app/exhibiting/pairing/recommended', { query: { pageNo: page, pageSize } }),

  /** null for a request that is not there or somebody else's. */
  received: (id: string, { page, pageSize }: PageArguments) => {
    const query = { id: addressableId(id), pageNo: page, pageSize };
    return nullIfNotFound(rest.get('/app/sourcing/pairings', { query }));
  },

  /** By the id of the thread that it opened. */
  ofThread: batchById<PairingApplicationParent>(
    (ids) => rest.get('/app/sourcing/pairingsByThreads', { query: { ids } }),
    ({ consultationId }) => consultationId ?? '',
  ),

  apply: (postId: string, message: string) =>
    rest.post('/app/exhibiting/pairing', {
      body: { postId: addressableId(postId), title: message, type: TO_BUYERS },
    }),

  accept: (id: string) => rest.post('/app/sourcing/pairing/accept/{id}', { path: { id: addressableId(id) } }),
}));
