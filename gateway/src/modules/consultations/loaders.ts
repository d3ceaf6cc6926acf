import { addressableId, isRecordId } from '../../rest/batch.ts';
import type { Caller, RestClient } from '../../rest/client.ts';
import { mapStream } from '../../rest/event-stream.ts';
import type { ConsultationCommentRecord, ConsultationRecord } from '../../rest/contract.ts';
import type { PageRecord } from '../../rest/pages.ts';
import { isNotFound } from '../../rest/offered-calls.ts';
import { completePage, findInPages } from '../../rest/pages.ts';
import { completeComment, completeThread } from './records.ts';

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
  consultation: ConsultationRecord | null;
  comment: ConsultationCommentRecord | null;
  message: string | null;
}

/** What our server answers to a reply; one of the specification need not. */
interface Reply {
  comment: ConsultationCommentRecord;
  consultation: ConsultationRecord;
}

/** The caller's own threads, for one request. */
export function consultationLoaders(rest: RestClient, caller: Caller) {
  const readBox = async (box: keyof typeof boxes, query: Record<string, string | number | undefined>) => {
    const path = `/app/consultations/${boxes[box]}`;
    const page = await rest.readOwn<PageRecord<ConsultationRecord>>(caller, path, query);
    return completePage((one: ConsultationRecord) => completeThread(one, box === 'ASKED_BY_ME'))(page);
  };

  /** Whether a thread stands among those that the caller is asked in. */
  const isAskedToMe = async (id: string): Promise<boolean> => {
    const found = await findInPages(
      (asked) => readBox('ASKED_TO_ME', asked),
      (thread) => thread.id === id,
    );
    return found !== undefined;
  };

  const find = async (id: string): Promise<ConsultationRecord | null> => {
    if (!isRecordId(id)) return null;
    try {
      const path = `/app/consultations/detail/${id}`;
      const record = await rest.readOwn<Partial<ConsultationRecord>>(caller, path);
      // A server of the specification does not say whose question it is.
      return completeThread(record, record.isMine ?? !(await isAskedToMe(id)));
    } catch (error) {
      if (isNotFound(error)) return null;
      throw error;
    }
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
      const path = `/app/consultations/comments/${id}`;
      const query = { pageNo: page, pageSize };
      const found = await rest.readOwn<PageRecord<ConsultationCommentRecord>>(caller, path, query);
      return completePage(completeComment)(found);
    },

    /** Threads with something new; none where the server does not count them. */
    unread: (): Promise<{ mine: number; toMe: number }> =>
      rest.whereOffered(
        'GET /app/consultations/unread',
        () => rest.readOwn(caller, '/app/consultations/unread'),
        () => ({ mine: 0, toMe: 0 }),
      ),

    /** The thread is null where the server answers without it. */
    ask: async (kind: ConsultationKind, id: string, question: string): Promise<ChangedThread> => {
      const body = { title: question, type: typeOfKind[kind], postId: addressableId(id) };
      const path = '/app/message/contact';
      const { result, message } = await rest.post<ConsultationRecord | null>(caller, path, body);
      return { consultation: result?.id ? completeThread(result, true) : null, comment: null, message };
    },

    reply: async (id: string, content: string): Promise<ChangedThread> => {
      // The specification's call tells which side writes: 1 who asked, 2 the asked side (DESIGN-012).
      const type = (await find(id))?.isMine === false ? 2 : 1;
      const body = { consultationId: addressableId(id), content, type };
      const { result, message } = await rest.post<Reply | null>(caller, '/app/consultations/comment', body);
      if (result?.consultation) return { ...result, message };
      return { consultation: await find(id), comment: null, message };
    },

    /** A thread as it is where the server does not remember what was seen. */
    read: async (id: string): Promise<ChangedThread> => {
      try {
        const path = `/app/consultations/read/${addressableId(id)}`;
        const { result, message } = await rest.post<ConsultationRecord>(caller, path);
        return { consultation: result, comment: null, message };
      } catch (error) {
        const consultation = isNotFound(error) ? await find(id) : null;
        if (!consultation) throw error;
        return { consultation, comment: null, message: null };
      }
    },

    close: async (id: string): Promise<ChangedThread> => {
      const path = `/app/consultations/close/${addressableId(id)}`;
      const { result, message } = await rest.post<ConsultationRecord>(caller, path);
      return { consultation: result, comment: null, message };
    },

    /**
     * The caller's threads as they change. The server tells their ids alone; each is read with the caller's session, so
     * nobody is told what they may not read. Its end means that changes may be missed.
     */
    changes: async () =>
      mapStream(await rest.events<{ id: string }>(caller, '/app/consultations/events'), ({ id }) => find(id)),
  };
}
