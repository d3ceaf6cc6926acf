import DataLoader from 'dataloader';
import { defineSource } from '../../../context/source.ts';
import { batchById, isRecordId, MAX_IDS } from '../../../rest/batch.ts';
import type { Input } from '../../../rest/operations.ts';
import type { CursorPage, ListCount } from '../../shared/index.ts';
import type { ConferenceEventParent } from './parents.ts';

/** What a list by cursor is asked by, in the names of the REST contract. */
export type EventListing = NonNullable<Input<'get', '/app/listing/events/count'>['query']>;
type StretchQuery = NonNullable<Input<'get', '/app/listing/events'>['query']> & { first: number };

/** Conferences and their forms. */
export const conferenceSource = defineSource(({ rest }) => {
  const find = async (code: string): Promise<ConferenceEventParent | null> => {
    const { records } = await rest.getPublic('/app/events/articles', { query: { code, pageSize: 1 } });
    return records[0] ?? null;
  };
  // The REST contract knows no batch of codes.
  const byCode = new DataLoader((codes: readonly string[]) => Promise.all(codes.map(find)));

  return {
    /** A stretch of all events that meet the conditions. */
    connection: (query: StretchQuery): Promise<CursorPage<ConferenceEventParent>> =>
      rest.getPublic('/app/listing/events', { query }),

    /** How many events meet the conditions. */
    count: (query: EventListing): Promise<ListCount> =>
      rest.getPublic('/app/listing/events/count', { query }),

    byId: batchById<ConferenceEventParent>(
      async (ids) => {
        const { records } = await rest.getPublic('/app/listing/events', { query: { ids, first: MAX_IDS } });
        return records;
      },
      ({ id }) => id,
    ),

    byCode: (code: string): Promise<ConferenceEventParent | null> =>
      /^[A-Za-z0-9]{1,20}$/.test(code) ? byCode.load(code) : Promise.resolve(null),

    form: async (id: string) =>
      isRecordId(id) ? ((await rest.findPublic('/app/events/forms/{id}', { path: { id } })) ?? null) : null,
  };
});
