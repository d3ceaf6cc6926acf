import DataLoader from 'dataloader';
import { defineSource } from '../../../context/source.ts';
import { batchById, isRecordId, MAX_IDS } from '../../../rest/batch.ts';
import type { Input } from '../../../rest/operations.ts';
import { type CursorPage, type ListCount, stretchByPages } from '../../shared/index.ts';
import type { ConferenceEventParent } from './parents.ts';
import { completeEvent } from './records.ts';

/** What a list by cursor is asked by, in the names of the REST contract. */
export type EventListing = NonNullable<Input<'get', '/app/listing/events/count'>['query']>;
type StretchQuery = NonNullable<Input<'get', '/app/listing/events'>['query']> & { first: number };

/** Conferences and their forms. */
export const conferenceSource = defineSource(({ rest }) => {
  const find = async (code: string): Promise<ConferenceEventParent | null> => {
    const { records } = await rest.getPublic('/app/events/articles', { query: { code, pageSize: 1 } });
    const [event] = records;
    return event ? completeEvent(event, code) : null;
  };
  // The REST contract knows no batch of codes.
  const byCode = new DataLoader((codes: readonly string[]) => Promise.all(codes.map(find)));

  /** By the call of the specification. */
  const listed = async ({ page, pageSize }: { page: number; pageSize: number }) => {
    const found = await rest.getPublic('/app/events/articles', { query: { pageNo: page, pageSize } });
    return { ...found, records: found.records.map((event) => completeEvent(event, event.code)) };
  };

  return {
    /** A stretch of all events that meet the conditions. */
    connection: (query: StretchQuery): Promise<CursorPage<ConferenceEventParent>> =>
      rest.whereOffered<CursorPage<ConferenceEventParent>>(
        'GET /app/listing/events',
        async () => {
          const { records, ...stretch } = await rest.getPublic('/app/listing/events', { query });
          return { ...stretch, records: records.map((event) => completeEvent(event, event.code)) };
        },
        () => stretchByPages(listed, query),
      ),

    /** How many events meet the conditions. */
    count: (query: EventListing): Promise<ListCount> =>
      rest.whereOffered<ListCount>(
        'GET /app/listing/events/count',
        () => rest.getPublic('/app/listing/events/count', { query }),
        () => listed({ page: 1, pageSize: 1 }),
      ),

    byId: batchById<ConferenceEventParent>(
      async (ids) => {
        const { records } = await rest.getPublic('/app/listing/events', { query: { ids, first: MAX_IDS } });
        return records.map((event) => completeEvent(event, event.code));
      },
      ({ id }) => id,
    ),

    byCode: (code: string): Promise<ConferenceEventParent | null> =>
      /^[A-Za-z0-9]{1,20}$/.test(code) ? byCode.load(code) : Promise.resolve(null),

    form: async (id: string) =>
      isRecordId(id) ? ((await rest.findPublic('/app/events/forms/{id}', { path: { id } })) ?? null) : null,
  };
});
