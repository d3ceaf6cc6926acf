import type { Collection } from '../../../collections/index.ts';
import type { Database } from '../../../db/database.ts';
import { notFound } from '../../../http/errors.ts';
import { what } from './messages.ts';
import type { Standing } from './records.ts';
import type { ContentStore } from './store.ts';

/** How entries stand: what is public of them, and the drafts that wait. */
export function contentStandings(database: Database, store: ContentStore) {
  return {
    /** The entries of a collection in their order, those that are not public yet behind the others. */
    async list(collection: Collection, scope?: string): Promise<Standing[]> {
      const [entries, drafts] = await Promise.all([
        collection.source(database).list(scope),
        store.waiting(collection.name, scope),
      ]);
      const byId = new Map(drafts.map((row) => [row.recordId, row]));
      const isPublic = new Set(entries.map(({ id }) => id));
      return [
        ...entries.map((live) => ({ collection, id: live.id, live, row: byId.get(live.id) })),
        ...drafts
          .filter(({ recordId }) => !isPublic.has(recordId))
          .map((row) => ({ collection, id: row.recordId, live: undefined, row })),
      ];
    },

    /** Entries that were taken off the site and that no draft is bringing back, the last one first. */
    async removed(collection: Collection, scope?: string): Promise<Standing[]> {
      const [entries, rows] = await Promise.all([
        collection.source(database).list(scope),
        store.touched(collection.name, scope),
      ]);
      const isPublic = new Set(entries.map(({ id }) => id));
      const gone = rows.filter(({ recordId }) => !isPublic.has(recordId));
      const last = await store.newest(
        collection.name,
        gone.map(({ recordId }) => recordId),
      );
      return gone.flatMap((row) => {
        const removed = last.get(row.recordId)?.values;
        return removed ? [{ collection, id: row.recordId, live: undefined, row, removed }] : [];
      });
    },

    /** @throws Refusal 404 for what neither is nor was there */
    async find(collection: Collection, id: string): Promise<Standing> {
      const key = { collection: collection.name, recordId: id };
      const [live, row] = await Promise.all([collection.source(database).find(id), store.find(key)]);
      if (live || row?.values) return { collection, id, live, row };
      const [last] = row ? await store.versions(key) : [];
      if (!last) throw notFound(what.entry);
      return { collection, id, live, row, removed: last.values };
    },
  };
}
