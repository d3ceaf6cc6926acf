import { addressableId, isRecordId } from '../../rest/batch.ts';
import type { Caller, RestClient } from '../../rest/client.ts';
import { mapStream } from '../../rest/event-stream.ts';
import type { ConsultationCommentRecord, ConsultationRecord, PageRecord } from '../../rest/contract.ts';
import { UpstreamRefusal } from '../../rest/errors.ts';

/** The REST calls' codes of kinds. */
const typeOfKind = { EXHIBITOR: 1, BUYER_POST: 2, PRODUCT: 3 } as const;
export type ConsultationKind = keyof typeof typeOfKind;

export const kindOfType = { 1: 'EXHIBITOR', 2: 'BUYER_POST', 3: 'PRODUCT' } as const;

const boxes = { ASKED_BY_ME: 'mine', ASKED_TO_ME: 'toMe' } as const;

interface PageArguments {
  page: number;
  pageSize: number;
}

/** The caller's own threads, for one request. */
export function consultationLoaders(rest: RestClient, caller: Caller) {
  const find = async (id: string): Promise<ConsultationRecord | null> => {
    if (!isRecordId(id)) return null;
    try {
      return await rest.readOwn<ConsultationRecord>(caller, `/app/consultations/detail/${id}`);
    } catch (error) {
      if (error instanceof UpstreamRefusal && error.status === 404) return null;
      throw error;
    }
  };
  /** An id that no record has, so that the server says what it says of unknown ones. */

  return {
    find,

    list: (box: keyof typeof boxes, kinds: readonly ConsultationKind[], { page, pageSize }: PageArguments) =>
      kinds.length === 0
        ? Promise.resolve({ records: [], total: 0 })
        : rest.readOwn<PageRecord<ConsultationRecord>>(caller, `/app/consultations/${boxes[box]}`, {
            pageNo: page,
            pageSize,
            type: [...new Set(kinds.map((kind) => typeOfKind[kind]))].join(','),
          }),

    comments: (id: string, { page, pageSize }: PageArguments) =>
      rest.readOwn<PageRecord<ConsultationCommentRecord>>(caller, `/app/consultations/comments/${id}`, {
        pageNo: page,
        pageSize,
      }),

    unread: () => rest.readOwn<{ mine: number; toMe: number }>(caller, '/app/consultations/unread'),

    ask: (kind: ConsultationKind, id: string, question: string) =>
      rest.post<ConsultationRecord>(caller, '/app/message/contact', {
        title: question,
        type: typeOfKind[kind],
        postId: addressableId(id),
      }),

    reply: (consultationId: string, content: string) =>
      rest.post<{ comment: ConsultationCommentRecord; consultation: ConsultationRecord }>(
        caller,
        '/app/consultations/comment',
        { consultationId: addressableId(consultationId), content },
      ),

    read: (id: string) =>
      rest.post<ConsultationRecord>(caller, `/app/consultations/read/${addressableId(id)}`),
    close: (id: string) =>
      rest.post<ConsultationRecord>(caller, `/app/consultations/close/${addressableId(id)}`),

    /**
     * The caller's threads as they change. The server tells their ids alone; each is read with the caller's session, so
     * nobody is told what they may not read. Its end means that changes may be missed.
     */
    changes: async () =>
      mapStream(await rest.events<{ id: string }>(caller, '/app/consultations/events'), ({ id }) => find(id)),
  };
}
