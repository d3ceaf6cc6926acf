import type { Collection, Values } from '../../../collections/index.ts';
import type { Database } from '../../../db/database.ts';
import { notFound } from '../../../http/errors.ts';
import { what } from './messages.ts';
import { collectionOf } from './registry.ts';
import type { ContentStore, DraftRow } from './store.ts';

/** Who publishes, and when. */
export interface Publication {
  editor: string;
  staffId: string | null;
  now: Date;
}

const isSame = (a: Values, b: Values) =>
  [...new Set([...Object.keys(a), ...Object.keys(b)])].every((side) => (a[side] ?? '') === (b[side] ?? ''));

/** The number of the next version; what the console found there becomes the first one. */
async function nextNumber(store: ContentStore, row: DraftRow, found: Values | undefined): Promise<number> {
  const { collection, recordId, scope } = row;
  const [last] = await store.versions({ collection, recordId });
  if (last) return last.number + 1;
  if (!found) return 1;
  await store.keepVersion({
    collection,
    recordId,
    scope,
    number: 1,
    at: row.at,
    editor: '',
    values: found,
    isRemoval: false,
  });
  return 2;
}

/** What brings drafts to the site and takes entries off it, keeping how they were. Inside of a transaction. */
export function publishing(database: Database, store: ContentStore) {
  return {
    /**
     * Writes values to the site; a draft that waited is done with.
     * @returns the row with the entry's id, which a new one may get only now, and what was public before
     * @throws Refusal naming the field; 404 where what it belongs to is gone
     */
    async publish(
      collection: Collection,
      row: DraftRow,
      values: Values,
      { editor, staffId, now }: Publication,
    ): Promise<{ row: DraftRow; before: Values | undefined }> {
      const source = collection.source(database);
      const live = await source.find(row.recordId);
      if (!live && collection.parent !== undefined) {
        const parent = await collectionOf(collection.parent).source(database).find(row.scope);
        if (!parent) throw notFound(what.parent);
      }
      let id = row.recordId;
      if (!live) id = await source.add({ id, scope: row.scope, values }, now);
      else if (!isSame(live.values, values)) await source.change(id, values, now);
      const key = { collection: row.collection, recordId: row.recordId };
      const done = await store.write(
        key,
        {
          values: null,
          publishAt: null,
          problem: null,
          version: row.version + 1,
          editor,
          staffId,
          at: now,
        },
        id,
      );
      if (!live || !isSame(live.values, values)) {
        const number = await nextNumber(store, { ...row, recordId: id }, live?.values);
        const { collection: name, scope } = row;
        await store.keepVersion({
          collection: name,
          recordId: id,
          scope,
          number,
          at: now,
          editor,
          values,
          isRemoval: false,
        });
      }
      return { row: done, before: live?.values };
    },

    /** Takes an entry off the site, and keeps how it was. @returns the row */
    async withdraw(
      collection: Collection,
      row: DraftRow,
      found: Values,
      { editor, staffId, now }: Publication,
    ): Promise<DraftRow> {
      const number = await nextNumber(store, row, found);
      await store.keepVersion({
        collection: row.collection,
        recordId: row.recordId,
        scope: row.scope,
        number,
        at: now,
        editor,
        values: found,
        isRemoval: true,
      });
      await collection.source(database).remove(row.recordId, now);
      return store.write(row, {
        values: null,
        publishAt: null,
        problem: null,
        version: row.version + 1,
        editor,
        staffId,
        at: now,
      });
    },
  };
}

export type Publishing = ReturnType<typeof publishing>;
