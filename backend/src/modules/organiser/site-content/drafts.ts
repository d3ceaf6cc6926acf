import type { Database } from '../../../db/database.ts';
import { notFound, Refusal } from '../../../http/errors.ts';
import type { Actor } from '../audit/log.ts';
import type { RestoreBody } from './contract.ts';
import type { ContentEdits } from './edits.ts';
import { refused, what } from './messages.ts';
import { collectionOf } from './registry.ts';
import type { ContentStore } from './store.ts';

interface Parts {
  database: Database;
  store: ContentStore;
  edits: ContentEdits;
}

/** What becomes of a draft without being typed: it is dropped, or an earlier version becomes one. */
export function contentDrafting({ database, store, edits }: Parts) {
  return {
    /** Drops the draft that waits; one that was never public goes with it. @throws Refusal 404, 409, 412 */
    discard: (actor: Actor, name: string, id: string, version: number): Promise<void> =>
      database.transaction(async () => {
        const collection = collectionOf(name);
        const key = { collection: name, recordId: id };
        if (!(await store.find(key))) throw notFound(what.entry);
        const row = await edits.lock(collection, id, version);
        if (!row.values) throw new Refusal(refused.noDraft, 500, 409).because('CONFLICT');
        const live = await collection.source(database).find(id);
        const wasPublic = live !== undefined || (await store.versions(key)).length > 0;
        if (wasPublic) await edits.writeDraft(row, { values: null, publishAt: null }, edits.by(actor));
        else await store.drop(key);
        await edits.record(actor, collection, {
          action: 'content.discard',
          id,
          before: row.values,
          after: live?.values ?? {},
          title: live?.title,
        });
      }),

    /** Takes an earlier version again, as a draft. @throws Refusal 404, 412 */
    restore: (actor: Actor, name: string, id: string, { version, number }: RestoreBody): Promise<void> =>
      database.transaction(async () => {
        const collection = collectionOf(name);
        const key = { collection: name, recordId: id };
        const earlier = await store.version(key, number);
        if (!earlier) throw notFound(what.version);
        const row = await edits.lock(collection, id, version);
        const live = await collection.source(database).find(id);
        await edits.writeDraft(row, { values: earlier.values, publishAt: null }, edits.by(actor));
        await edits.record(actor, collection, {
          action: 'content.restore',
          id,
          before: row.values ?? live?.values ?? {},
          after: earlier.values,
          title: live?.title,
        });
      }),
  };
}
