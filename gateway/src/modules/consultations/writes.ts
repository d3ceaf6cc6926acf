import { addressableId } from '../../rest/batch.ts';
import type { RestCalls } from '../../rest/calls.ts';
import { isNotFound } from '../../rest/offered-calls.ts';
import type { Result } from '../../rest/operations.ts';
import { type ConsultationKind, typeOfKind } from './kinds.ts';
import type { ConsultationCommentParent, ConsultationParent } from './parents.ts';
import { completeThread } from './records.ts';

/** What a write has changed, and what the server says of it. */
export interface ChangedThread {
  consultation: ConsultationParent | null;
  comment: ConsultationCommentParent | null;
  message: string | null;
}

/** What a visitor asks, and of whom or what. */
interface Question {
  kind: ConsultationKind;
  id: string;
  question: string;
  files?: readonly string[] | undefined;
}

/** What is added to a thread. */
interface Reply {
  consultationId: string;
  content: string;
  files?: readonly string[] | undefined;
}

/** Files of a text; the specification's calls know none. */
const attached = (files: readonly string[] = []) => (files.length > 0 ? { files: [...files] } : {});

/** Whether a record came with the answer: a server of the specification need not send one. */
const isSent = <T extends { id: string }>(record: Partial<T> | null): record is T => Boolean(record?.id);

/** The thread and the comment of a reply, where the server sends them. */
const sentReply = (
  result: Partial<Result<'post', '/app/consultations/comment'>> | null,
): Result<'post', '/app/consultations/comment'> | null =>
  result?.consultation && result.comment
    ? { consultation: result.consultation, comment: result.comment }
    : null;

/**
 * What callers do with their consultations: asking, replying, reading and closing.
 * @param find reads a consultation of the caller
 */
export const consultationWrites = (
  rest: RestCalls,
  find: (id: string) => Promise<ConsultationParent | null>,
) => ({
  /** The thread is null where the server answers without it. */
  ask: async ({ kind, id, question, files }: Question): Promise<ChangedThread> => {
    const body = { title: question, type: typeOfKind[kind], postId: addressableId(id), ...attached(files) };
    const { result, message } = await rest.post('/app/message/contact', { body });
    return { consultation: isSent(result) ? completeThread(result, true) : null, comment: null, message };
  },

  reply: async ({ consultationId: id, content, files }: Reply): Promise<ChangedThread> => {
    // The specification's call tells which side writes: 1 who asked, 2 the asked side (DESIGN-012).
    const type = (await find(id))?.isMine === false ? (2 as const) : (1 as const);
    const body = { consultationId: addressableId(id), content, type, ...attached(files) };
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
});
