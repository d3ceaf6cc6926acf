import { defineSource } from '../../context/source.ts';
import { isRecordId } from '../../rest/batch.ts';
import { mapStream } from '../../rest/event-stream.ts';
import { nullIfNotFound } from '../../rest/offered-calls.ts';
import { type ConsultationKind, typeOfKind } from './kinds.ts';
import type { ConsultationParent } from './parents.ts';
import { consultationWrites } from './writes.ts';
import { isRecord } from '../../is-record.ts';

const boxes = { ASKED_BY_ME: 'mine', ASKED_TO_ME: 'toMe' } as const;

interface PageArguments {
  page: number;
  pageSize: number;
}

/** The caller's own threads. */
export const consultationSource = defineSource(({ rest }) => {
  /** null for one that is not there or somebody else's. */
  const find = async (id: string): Promise<ConsultationParent | null> =>
    isRecordId(id) ? nullIfNotFound(rest.get('/app/consultations/detail/{id}', { path: { id } })) : null;

  return {
    find,

    list: (box: keyof typeof boxes, kinds: readonly ConsultationKind[], { page, pageSize }: PageArguments) =>
      kinds.length === 0
        ? Promise.resolve({ records: [], total: 0 })
        : rest.get(`/app/consultations/${boxes[box]}`, {
            query: {
              pageNo: page,
              pageSize,
              type: [...new Set(kinds.map((kind) => typeOfKind[kind]))].join(','),
            },
          }),

    comments: (id: string, { page, pageSize }: PageArguments) =>
      rest.get('/app/consultations/comments/{id}', { path: { id }, query: { pageNo: page, pageSize } }),

    /** Threads with something new. */
    unread: () => rest.get('/app/consultations/unread'),

    ...consultationWrites(rest, find),

    /**
     * The caller's threads as they change. The server tells their ids alone; each is read with the caller's session, so
     * nobody is told what they may not read. Its end means that changes may be missed.
     */
    changes: async () =>
      mapStream(await rest.events('/app/consultations/events'), async (event) =>
        isRecord(event) && typeof event['id'] === 'string' ? find(event['id']) : null,
      ),
  };
});
