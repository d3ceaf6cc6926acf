import { and, asc, desc, eq, inArray, isNotNull, isNull, lte, sql } from 'drizzle-orm';
import type { Database } from '../../../db/database.ts';
import { contentDrafts, contentVersions } from './tables.ts';
import { writtenRow } from '../../../db/written-row.ts';

export type DraftRow = typeof contentDrafts.$inferSelect;
export type VersionRow = typeof contentVersions.$inferSelect;
/** Names an entry among all collections. */
export type EntryKey = Pick<DraftRow, 'collection' | 'recordId'>;

const isOf = ({ collection, recordId }: EntryKey) =>
  and(eq(contentDrafts.collection, collection), eq(contentDrafts.recordId, recordId));
const isIn = (collection: string, scope: string | undefined) =>
  and(
    eq(contentDrafts.collection, collection),
    scope === undefined ? undefined : eq(contentDrafts.scope, scope),
  );
const isVersionOf = ({ collection, recordId }: EntryKey) =>
  and(eq(contentVersions.collection, collection), eq(contentVersions.recordId, recordId));

/** When the next draft is published; undefined where none has a moment. */
const nextPublicationIn = (database: Database) => async (): Promise<Date | undefined> => {
  const [row] = await database
    .orm()
    .select({ publishAt: contentDrafts.publishAt })
    .from(contentDrafts)
    .where(and(isNotNull(contentDrafts.values), isNotNull(contentDrafts.publishAt)))
    .orderBy(asc(contentDrafts.publishAt))
    .limit(1);
  return row?.publishAt ?? undefined;
};

/** Drafts and versions of all collections. */
export function contentStore(database: Database) {
  const orm = () => database.orm();
  return {
    nextPublication: nextPublicationIn(database),

    /** An id for an entry that is new. */
    async newId(): Promise<string> {
      const { rows } = await orm().execute<{ id: string }>(sql`select nextval('record_id')::text as id`);
      return rows[0]?.id ?? '';
    },

    async find(key: EntryKey): Promise<DraftRow | undefined> {
      return (await orm().select().from(contentDrafts).where(isOf(key)))[0];
    },

    /** Drafts that wait in a collection, in the order of their making. */
    waiting: (collection: string, scope?: string): Promise<DraftRow[]> =>
      orm()
        .select()
        .from(contentDrafts)
        .where(and(isIn(collection, scope), isNotNull(contentDrafts.values)))
        .orderBy(asc(contentDrafts.recordId)),

    /** Entries of a collection without a draft that somebody has touched, the last one first. */
    touched: (collection: string, scope?: string): Promise<DraftRow[]> =>
      orm()
        .select()
        .from(contentDrafts)
        .where(and(isIn(collection, scope), isNull(contentDrafts.values)))
        .orderBy(desc(contentDrafts.at), desc(contentDrafts.recordId)),

    /** The row of an entry, held until the transaction ends; made where nobody has touched the entry yet. */
    async lock(key: EntryKey, scope: string, now: Date): Promise<DraftRow> {
      await orm()
        .insert(contentDrafts)
        .values({ ...key, scope, at: now })
        .onConflictDoNothing();
      const [row] = await orm().select().from(contentDrafts).where(isOf(key)).for('update');
      if (!row) throw new Error('the row was there a moment ago');
      return row;
    },

    /** The draft whose moment came first, held; those that another process carries out are left to it. */
    async lockDue(now: Date): Promise<DraftRow | undefined> {
      const [row] = await orm()
        .select()
        .from(contentDrafts)
        .where(and(isNotNull(contentDrafts.values), lte(contentDrafts.publishAt, now)))
        .orderBy(asc(contentDrafts.publishAt), asc(contentDrafts.recordId))
        .limit(1)
        .for('update', { skipLocked: true });
      return row;
    },

    /** @param to its new id, where it got one by being published */
    async write(key: EntryKey, values: Partial<DraftRow>, to: string = key.recordId): Promise<DraftRow> {
      const rows = await orm()
        .update(contentDrafts)
        .set({ ...values, recordId: to })
        .where(isOf(key))
        .returning();
      return writtenRow(rows);
    },

    async drop(key: EntryKey): Promise<void> {
      await orm().delete(contentDrafts).where(isOf(key));
    },

    /** Newest first. */
    versions: (key: EntryKey): Promise<VersionRow[]> =>
      orm().select().from(contentVersions).where(isVersionOf(key)).orderBy(desc(contentVersions.number)),

    /** The newest version of each of these entries, by their ids; none for what nobody has published here. */
    async newest(collection: string, recordIds: readonly string[]): Promise<Map<string, VersionRow>> {
      const { recordId, number } = contentVersions;
      const rows = await orm()
        .selectDistinctOn([recordId])
        .from(contentVersions)
        .where(and(eq(contentVersions.collection, collection), inArray(recordId, [...recordIds])))
        .orderBy(recordId, desc(number));
      return new Map(rows.map((row) => [row.recordId, row]));
    },

    async version(key: EntryKey, number: number): Promise<VersionRow | undefined> {
      const where = and(isVersionOf(key), eq(contentVersions.number, number));
      return (await orm().select().from(contentVersions).where(where))[0];
    },

    async keepVersion(row: VersionRow): Promise<void> {
      await orm().insert(contentVersions).values(row);
    },
  };
}

export type ContentStore = ReturnType<typeof contentStore>;
