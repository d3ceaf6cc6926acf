import { randomBytes } from 'node:crypto';
import { and, desc, eq, inArray, lt, lte, not, sql } from 'drizzle-orm';
import type { Database } from '../../db/database.ts';
import type { Change, ChangeType } from './contract.ts';
import { changeLogs, changeMarks, changes } from './tables.ts';

/** The table has this one row. */
const ONLY = 1;
/** Entries that are removed in one statement at most. */
const BATCH = 5000;

export type ChangeRow = Pick<Change, 'type' | 'recordId' | 'reason' | 'mergedInto'> & {
  xid: string;
  id: string;
  /** Milliseconds since 1970. */
  at: number;
};
export type ChangeLogRow = typeof changeLogs.$inferSelect;

/** The number below which every transaction is over: of these, nothing is written any more. */
const horizon = sql`pg_snapshot_xmin(pg_current_snapshot())::text::bigint`;

/** Reads and writes of the log's row, and of all entries at once. */
function wholeLog(database: Database) {
  const orm = () => database.orm();
  return {
    /** The log's row; made where it is missing. */
    async log(): Promise<ChangeLogRow> {
      const [row] = await orm().select().from(changeLogs);
      if (row) return row;
      await orm()
        .insert(changeLogs)
        .values({ id: ONLY, era: randomBytes(6).toString('base64url') })
        .onConflictDoNothing();
      const [made] = await orm().select().from(changeLogs);
      if (!made) throw new Error('the row of the log of changes was made');
      return made;
    },

    /** Notes up to when news that appear by themselves are in the log. */
    async setNewsUntil(newsUntil: Date): Promise<void> {
      await orm().update(changeLogs).set({ newsUntil }).where(eq(changeLogs.id, ONLY));
    },

    /** The log's row, locked until the transaction ends. */
    async lockLog(): Promise<ChangeLogRow | undefined> {
      return (await orm().select().from(changeLogs).for('update'))[0];
    },

    /**
     * Removes the oldest entries, as many as one statement may, and notes up to which place. In a transaction.
     * @param before those from then on are kept
     * @returns how many were removed
     */
    async removeOldest(before: Date): Promise<number> {
      const { rows } = await orm().execute<{ xid: string; id: string }>(sql`
        with oldest as (select xid, id, at from ${changes} order by xid, id limit ${BATCH}),
          gone as (
            delete from ${changes} using oldest
            where ${changes.xid} = oldest.xid and ${changes.id} = oldest.id and oldest.at < ${before.toISOString()}::timestamptz
            returning ${changes.xid} as xid, ${changes.id} as id)
        select gone.xid::text, gone.id::text from gone order by gone.xid desc, gone.id desc`);
      const [last] = rows;
      if (last) {
        await orm()
          .update(changeLogs)
          .set({ removedXid: last.xid, removedId: last.id })
          .where(eq(changeLogs.id, ONLY));
      }
      return rows.length;
    },

    /** Notes where the log ends now, unless nothing has happened since the last note; of before `old` keeps the last one. */
    async mark(at: Date, old: Date): Promise<void> {
      await orm().execute(sql`
        insert into ${changeMarks} (at, xid) select ${at.toISOString()}::timestamptz, ${horizon} - 1
        where exists (select 1 from ${changes} where xid > coalesce((select max(xid) from ${changeMarks}), 0))
        on conflict (at) do nothing`);
      const isLast = sql`${changeMarks.at} = (select max(at) from ${changeMarks})`;
      await orm()
        .delete(changeMarks)
        .where(and(lt(changeMarks.at, old), not(isLast)));
    },

    /** Where the log ended at some time before `at`, the latest that is known; undefined for none. */
    async markedBefore(at: Date): Promise<string | undefined> {
      const [mark] = await orm()
        .select()
        .from(changeMarks)
        .where(lte(changeMarks.at, at))
        .orderBy(desc(changeMarks.at))
        .limit(1);
      return mark?.xid;
    },

    /** Begins a new log: nothing of the old one is told any more. */
    async beginAnew(): Promise<void> {
      await orm().delete(changes);
      await orm().delete(changeMarks);
      await orm()
        .update(changeLogs)
        .set({ era: randomBytes(6).toString('base64url'), removedXid: '0', removedId: '0' })
        .where(eq(changeLogs.id, ONLY));
    },
  };
}

/** Reads and writes of the log of changes. */
export function changeStore(database: Database) {
  const orm = () => database.orm();
  return {
    ...wholeLog(database),

    /**
     * Entries after a place, of transactions that are over, in the order of the log.
     * @param types of records; none for all
     */
    async after(
      { xid, id }: { xid: string; id: string },
      { types, first }: { types: readonly ChangeType[]; first: number },
    ): Promise<ChangeRow[]> {
      const isOfTypes = types.length === 0 ? sql`true` : inArray(changes.type, [...types]);
      const { rows } = await orm().execute<ChangeRow & Record<string, unknown>>(sql`
        select xid::text, id::text, type, record_id as "recordId", reason, merged_into as "mergedInto",
          (extract(epoch from ${changes.at}) * 1000)::float8 as at
        from ${changes}
        where (xid, id) > (${xid}::bigint, ${id}::bigint) and xid < ${horizon} and ${isOfTypes}
        order by change.xid, change.id limit ${first}`);
      return rows;
    },

    /**
     * How many entries of these types follow a place, of transactions that are over, and when the first of them was written.
     * @param most more of them are not counted
     */
    async countAfter(
      { xid, id }: { xid: string; id: string },
      types: readonly ChangeType[],
      most: number,
    ): Promise<{ count: number; since: Date | null }> {
      if (types.length === 0) return { count: 0, since: null };
      const following = sql`from ${changes} where ${inArray(changes.type, [...types])}
        and (xid, id) > (${xid}::bigint, ${id}::bigint) and xid < ${horizon}`;
      const { rows } = await orm().execute<{ count: number; since: number | null }>(sql`
        select (select count(*)::int from (select 1 ${following} limit ${most}) counted) as count,
          (select (extract(epoch from ${changes.at}) * 1000)::float8 ${following}
            order by change.xid, change.id limit 1) as since`);
      const [row] = rows;
      if (!row) throw new Error('a count has one row');
      return { count: row.count, since: row.since === null ? null : new Date(row.since) };
    },

    /** The first transaction of which entries are there that {@link after} does not tell yet; undefined for none. */
    async firstWaiting(): Promise<string | undefined> {
      const { rows } = await orm().execute<{ xid: string }>(
        sql`select xid::text from ${changes} where xid >= ${horizon} order by change.xid limit 1`,
      );
      return rows[0]?.xid;
    },

    /** A number above those of all transactions that are over. */
    async nextXid(): Promise<string> {
      const { rows } = await orm().execute<{ next: string }>(
        sql`select pg_snapshot_xmax(pg_current_snapshot())::text as next`,
      );
      const [row] = rows;
      if (!row) throw new Error('the database numbers its transactions');
      return row.next;
    },

    /** Writes that a record is new or was changed, where no trigger could. */
    async add(type: ChangeType, recordIds: readonly string[]): Promise<void> {
      if (recordIds.length === 0) return;
      await orm()
        .insert(changes)
        .values(recordIds.map((recordId) => ({ type, recordId })));
    },

    /** The largest number of a transaction in the log; undefined for an empty one. */
    async newestXid(): Promise<string | undefined> {
      const { rows } = await orm().execute<{ xid: string | null }>(
        sql`select max(xid)::text as xid from ${changes}`,
      );
      return rows[0]?.xid ?? undefined;
    },
  };
}

export type ChangeStore = ReturnType<typeof changeStore>;
