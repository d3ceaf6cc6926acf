import { formRecord, type Form } from '../../forms/index.ts';
import type { Page, PageRequest } from '../../http/page.ts';
import type { EventArticle, LiveEpisode, OverseasFair } from './contract.ts';
import { toArticle, toEpisode, toFair } from './records.ts';
import { eventSigningUp, formOf, type EventParts } from './signing-up.ts';
import { eventStore } from './store.ts';

/** Rules of events: what everybody reads, and who takes part. */
export function eventService(parts: EventParts) {
  const { database, clock } = parts;
  const store = eventStore(database);

  return {
    ...eventSigningUp(parts, store),

    /** REST-043 */
    async articles(code: string, page: PageRequest): Promise<Page<EventArticle>> {
      const found = await store.list(code, page);
      const taken = await store.taken(found.records.map(({ id }) => id));
      const now = clock.now();
      return { ...found, records: found.records.map((row) => toArticle(row, taken.get(row.id) ?? 0, now)) };
    },

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
