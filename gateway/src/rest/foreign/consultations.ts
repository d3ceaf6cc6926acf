import type { AdaptedCalls, Adaptations } from '../adaptation.ts';
import { completeWith, UNKNOWN_TIME } from '../complete.ts';
import { nullIfNotFound } from '../offered-calls.ts';
import type { Result, Schemas } from '../operations.ts';
import { completeList } from './complete-list.ts';
import { findInPages } from './read-through.ts';

type ThreadRecord = Schemas['Consultation'];
type DetailRecord = Schemas['ConsultationDetail'];

/** A thread of the specification names what it is about by the record itself, not by its id. */
interface SpecifiedThread extends Partial<ThreadRecord> {
  profiles?: { id: string } | null;
  entries?: { id: string } | null;
}

const threadFields = completeWith<ThreadRecord>({
  id: '',
  bakeName: '',
  type: 1,
  linkId: '0',
  title: '',
  status: 1,
  isMine: true,
  askingCompanyId: null,
  askerName: '',
  askerCompany: '',
  files: [],
  unread: 0,
  createTime: UNKNOWN_TIME,
  updateTime: UNKNOWN_TIME,
});

/** A thread with what servers of the specification leave out. @param isMine whether the caller asked, where it does not say */
function completeThread(record: SpecifiedThread, isMine: boolean): ThreadRecord {
  const linkId = record.linkId ?? record.profiles?.id ?? record.entries?.id ?? '0';
  const updateTime = record.updateTime ?? record.createTime ?? UNKNOWN_TIME;
  const thread = threadFields({ ...record, linkId, updateTime, isMine: record.isMine ?? isMine });
  // A status that the specification does not name is a closed thread (VC-056).
  return thread.status === 1 || thread.status === 2 ? thread : { ...thread, status: 3 };
}

const completeComment = completeWith<Schemas['ConsultationComment']>({
  id: '',
  consultationId: '',
  nickName: '',
  content: '',
  files: [],
  type: 1,
  isMine: false,
  createTime: UNKNOWN_TIME,
  updateTime: UNKNOWN_TIME,
});

/** A server of the specification does not say whose question it is: the list of what the caller is asked does. */
async function isMine({ id, isMine: told }: SpecifiedThread, calls: AdaptedCalls): Promise<boolean> {
  if (told !== undefined) return told;
  const askedToMe = await findInPages(
    (page) => calls.get('/app/consultations/toMe', { query: page }),
    (thread) => thread.id === id,
  );
  return askedToMe === undefined;
}

const completeDetail = async (record: DetailRecord, calls: AdaptedCalls): Promise<DetailRecord> => ({
  ...record,
  ...completeThread(record, await isMine(record, calls)),
});

/** One of the caller's threads; null for one that is not there or is not theirs. */
const find = (calls: AdaptedCalls, id: string): Promise<ThreadRecord | null> =>
  nullIfNotFound(calls.get('/app/consultations/detail/{id}', { path: { id } }));

/** A record that came with the answer to a write; null where the server sends none. */
const sent = <T extends { id: string }>(record: Partial<T> | null): Partial<T> | null =>
  record?.id ? record : null;

type Reply = Result<'post', '/app/consultations/comment'>;

/** The thread and the comment of a reply; the thread is read where the server sends neither. */
async function completeReply(reply: Partial<Reply> | null, id: string, calls: AdaptedCalls): Promise<Reply> {
  if (reply?.consultation && reply.comment)
    return { consultation: reply.consultation, comment: reply.comment };
  return { consultation: await find(calls, id), comment: null };
}

export const consultations = {
  get: {
    '/app/consultations/mine': {
      complete: completeList((thread: ThreadRecord) => completeThread(thread, true)),
    },
    '/app/consultations/toMe': {
      complete: completeList((thread: ThreadRecord) => completeThread(thread, false)),
    },
    '/app/consultations/detail/{id}': {
      completeByCalls: (thread, _input, calls) => completeDetail(thread, calls),
    },
    '/app/consultations/comments/{id}': { complete: completeList(completeComment) },
    '/app/consultations/unread': { instead: () => ({ mine: 0, mineToBuyers: 0, toMe: 0 }) },
  },
  post: {
    '/app/message/contact': {
      complete: ({ result, message }) => {
        const thread = sent<ThreadRecord>(result);
        return { result: thread && completeThread(thread, true), message };
      },
    },
    '/app/consultations/comment': {
      completeByCalls: async ({ result, message }, { body: { consultationId } }, calls) => ({
        result: await completeReply(result, consultationId, calls),
        message,
      }),
    },
    // A server that does not remember what was seen: the thread is as it was.
    '/app/consultations/read/{id}': {
      ifNotFound: async (calls, { path: { id } }) => {
        const thread = await find(calls, id);
        return thread ? { result: thread, message: '' } : undefined;
      },
    },
  },
} satisfies Adaptations;
