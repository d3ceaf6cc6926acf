import { defineSource } from '../../context/source.ts';
import { addressableId, isRecordId } from '../../rest/batch.ts';
import { mapStream } from '../../rest/event-stream.ts';
import { isNotFound, nullIfNotFound } from '../../rest/offered-calls.ts';
import type { Input, Result } from '../../rest/operations.ts';
import { completePage, findInPages } from '../../rest/pages.ts';
import type { ConsultationCommentParent, ConsultationParent } from './parents.ts';
import { completeComment, completeThread } from './records.ts';
import { isRecord } from '../../is-record.ts';

/** The REST calls' codes of kinds. */
const typeOfKind = { EXHIBITOR: 1, BUYER_POST: 2, PRODUCT: 3 } as const;
export type ConsultationKind = keyof typeof typeOfKind;

export const kindOfType = { 1: 'EXHIBITOR', 2: 'BUYER_POST', 3: 'PRODUCT' } as const;

const boxes = { ASKED_BY_ME: 'mine', ASKED_TO_ME: 'toMe' } as const;

interface PageArguments {
  page: number;
  pageSize: number;
}

/** What a write has changed, and what the server says of it. */
export interface ChangedThread {
  consultation: ConsultationParent | null;
  comment: ConsultationCommentParent | null;
  message: string | null;
}

/** Whether a record came with the answer: a server of the specification need not send one. */
const isSent = <T extends { id: string }>(record: Partial<T> | null): record is T => Boolean(record?.id);

/** The thread and the comment of a reply, where the server sends them. */
const sentReply = (
  result: Partial<Result<'post', '/app/consultations/comment'>> | null,
): Result<'post', '/app/consultations/comment'> | null =>
  result?.consultation && result.comment
    ? { consultation: result.consultation, comment: result.comment }
    : null;

/** The caller's own threads. */
export const consultationSource = defineSource(({ rest }) => {
  const readBox = async (
    box: keyof typeof boxes,
    query: Input<'get', '/app/consultations/mine'>['query'],
  ) => {
    const page = await rest.get(`/app/consultations/${boxes[box]}`, { query });
    return completePage((one: ConsultationParent) => completeThread(one, box === 'ASKED_BY_ME'))(page);
  };

  /** Whether a thread stands among those that the caller is asked in. */
  const isAskedToMe = async (id: string): Promise<boolean> => {
    const found = await findInPages(
      (asked) => readBox('ASKED_TO_ME', asked),
      (thread) => thread.id === id,
    );
    return found !== undefined;
  };

  /** A server of the specification does not say whose question it is. */
  const completed = async (record: Partial<ConsultationParent> & { id: string }) =>
    completeThread(record, record.isMine ?? !(await isAskedToMe(record.id)));

  const find = async (id: string): Promise<ConsultationParent | null> => {
    if (!isRecordId(id)) return null;
    const record = await nullIfNotFound(rest.get('/app/consultations/detail/{id}', { path: { id } }));
    return record && completed(record);
  };

  return {
    find,

    list: (box: keyof typeof boxes, kinds: readonly ConsultationKind[], { page, pageSize }: PageArguments) =>
      kinds.length === 0
        ? Promise.resolve({ records: [], total: 0 })
        : readBox(box, {
            pageNo: page,
            pageSize,
            type: [...new Set(kinds.map((kind) => typeOfKind[kind]))].join(','),
          }),

    comments: async (id: string, { page, pageSize }: PageArguments) => {
      const query = { pageNo: page, pageSize };
      return completePage(completeComment)(
        await rest.get('/app/consultations/comments/{id}', { path: { id }, query }),
      );
    },

    /** Threads with something new; none where the server does not count them. */
    unread: (): Promise<{ mine: number; toMe: number }> =>
      rest.whereOffered(
        'GET /app/consultations/unread',
        () => rest.get('/app/consultations/unread'),
        () => ({ mine: 0, toMe: 0 }),
      ),

    /** The thread is null where the server answers without it. */
    ask: async (kind: ConsultationKind, id: string, question: string): Promise<ChangedThread> => {
      const body = { title: question, type: typeOfKind[kind], postId: addressableId(id) };
      const { result, message } = await rest.post('/app/message/contact', { body });
      return { consultation: isSent(result) ? completeThread(result, true) : null, comment: null, message };
    },

    reply: async (id: string, content: string): Promise<ChangedThread> => {
      // The specification's call tells which side writes: 1 who asked, 2 the asked side (DESIGN-012).
      const type = (await find(id))?.isMine === false ? (2 as const) : (1 as const);
      const body = { consultationId: addressableId(id), content, type };
      const { result, message } = await rest.post('/app/consultations/comment', { body });
      const sent = sentReply(result);
      if (sent) return { ...sent, message };
      return { consultation: await find(id), comment: null, message };
    },

    /** A thread as it is where the server does not remember what was seen. */
    read: async (id: string): Promise<ChangedThread> => {
      try {
        const path = { id: addressableId(id) };
        const { result, message } = await rest.post('/app/consultations/read/{id}', { path });
        return { consultation: result, comment: null, message };
      } catch (error) {
        const consultation = isNotFound(error) ? await find(id) : null;
        if (!consultation) throw error;
        return { consultation, comment: null, message: null };
      }
    },

    close: async (id: string): Promise<ChangedThread> => {
      const path = { id: addressableId(id) };
      const { result, message } = await rest.post('/app/consultations/close/{id}', { path });
      return { consultation: result, comment: null, message };
    },

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
