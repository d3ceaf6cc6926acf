import { defineSource } from '../../context/source.ts';
import { isRecordId } from '../../rest/batch.ts';
import { mapStream } from '../../rest/event-stream.ts';
import { nullIfNotFound } from '../../rest/offered-calls.ts';
import type { Input } from '../../rest/operations.ts';
import { completePage, findInPages } from '../../rest/pages.ts';
import { type ConsultationKind, typeOfKind } from './kinds.ts';
import type { ConsultationParent } from './parents.ts';
import { completeComment, completeThread } from './records.ts';
import { consultationWrites } from './writes.ts';
import { isRecord } from '../../is-record.ts';

const boxes = { ASKED_BY_ME: 'mine', ASKED_TO_ME: 'toMe' } as const;

interface PageArguments {
  page: number;
  pageSize: number;
}

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
    unread: (): Promise<{ mine: number; mineToBuyers: number; toMe: number }> =>
      rest.whereOffered(
        'GET /app/consultations/unread',
        () => rest.get('/app/consultations/unread'),
        () => ({ mine: 0, mineToBuyers: 0, toMe: 0 }),
      ),

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
