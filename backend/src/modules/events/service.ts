import { and, gte, type SQL } from 'drizzle-orm';
import { anyOf } from '../../db/any-of.ts';
import { keysetCount, keysetIds, type KeysetTable } from '../../db/keyset.ts';
import { formRecord, type Form } from '../../forms/index.ts';
import { sinceOf, type CursorPage, type RecordCount } from '../../http/cursor-page.ts';
import { splitIds } from '../../http/ids.ts';
import type { Page, PageRequest } from '../../http/page.ts';
import type {
  EventArticle,
  EventFilter,
  EventListingQuery,
  eventOrders,
  LiveEpisode,
  OverseasFair,
} from './contract.ts';
import { toArticle, toEpisode, toFair } from './records.ts';
import { eventSigningUp, formOf, type EventParts } from './signing-up.ts';
import { eventStore, type EventRow } from './store.ts';
import { events } from './tables.ts';

const eventTable: KeysetTable<(typeof eventOrders)[number]> = {
  table: events,
  id: events.id,
  orders: {
    id: { column: events.id, type: 'id' },
    updateTime: { column: events.updatedAt, type: 'instant' },
  },
};

/** Which events a list has. */
function eventsWhere({ ids, updatedSince }: EventFilter): SQL | undefined {
  const since = sinceOf(updatedSince);
  return and(
    ids === undefined ? undefined : anyOf(events.id, splitIds(ids)),
    since && gte(events.updatedAt, since),
  );
}

/** Rules of events: what everybody reads, and who takes part. */
export function eventService(parts: EventParts) {
  const { database, clock } = parts;
  const store = eventStore(database);

  async function records(rows: EventRow[]): Promise<EventArticle[]> {
    const taken = await store.taken(rows.map(({ id }) => id));
    const now = clock.now();
    return rows.map((row) => toArticle(row, taken.get(row.id) ?? 0, now));
  }

  return {
    ...eventSigningUp(parts, store),

    /** REST-043 */
    async articles(code: string, page: PageRequest): Promise<Page<EventArticle>> {
      const found = await store.list(code, page);
      return { ...found, records: await records(found.records) };
    },

    /** All events from a cursor on. @throws Refusal 400 for a cursor of another list */
    async listing(query: EventListingQuery): Promise<CursorPage<EventArticle>> {
      const ids = await keysetIds(database, eventTable, { ...query, where: eventsWhere(query) });
      const found = await store.findAll(ids.records);
      const byId = new Map(found.map((row) => [row.id, row]));
      return { ...ids, records: await records(ids.records.flatMap((id) => byId.get(id) ?? [])) };
    },
    listingCount: (filter: EventFilter): Promise<RecordCount> =>
      keysetCount(database, eventTable, eventsWhere(filter)),

    /** @throws Refusal 404 (REST-044) */
    form: async (id: string): Promise<Form> => formRecord(await formOf(database, id)),

    /** REST-042 */
    episodes: async (): Promise<LiveEpisode[]> => (await store.episodes()).map(toEpisode),

    /** In the order of time. */
    async fairs(): Promise<OverseasFair[]> {
      const now = clock.now();
      return (await store.fairs()).map((row) => toFair(row, now));
    },
  };
}

export type EventService = ReturnType<typeof eventService>;
