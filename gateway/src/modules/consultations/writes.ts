import { addressableId } from '../../rest/batch.ts';
import type { RestCalls } from '../../rest/calls.ts';
import { type ConsultationKind, typeOfKind } from './kinds.ts';
import type { ConsultationCommentParent, ConsultationParent } from './parents.ts';

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
    return { consultation: result, comment: null, message };
  },

  reply: async ({ consultationId: id, content, files }: Reply): Promise<ChangedThread> => {
    // The specification's call tells which side writes: 1 who asked, 2 the asked side (DESIGN-012).
    const type = (await find(id))?.isMine === false ? (2 as const) : (1 as const);
    const body = { consultationId: addressableId(id), content, type, ...attached(files) };
    const { result, message } = await rest.post('/app/consultations/comment', { body });
    return { ...result, message };
  },

  read: async (id: string): Promise<ChangedThread> => {
    const path = { id: addressableId(id) };
    const { result, message } = await rest.post('/app/consultations/read/{id}', { path });
    return { consultation: result, comment: null, message: message || null };
  },

  close: async (id: string): Promise<ChangedThread> => {
    const path = { id: addressableId(id) };
    const { result, message } = await rest.post('/app/consultations/close/{id}', { path });
    return { consultation: result, comment: null, message };
  },
});
