import { and, arrayContains, asc, desc, eq, gt, inArray, lte, notExists, or, sql } from 'drizzle-orm';
import type { Database } from '../../db/database.ts';
import { isStorable } from '../../http/ids.ts';
import type { ChangeType } from '../changes/index.ts';
import { bulkExportParts, bulkExports } from './tables.ts';
import type { ExportState } from './words.ts';

export type ExportRow = typeof bulkExports.$inferSelect;
export type NewExportRow = typeof bulkExports.$inferInsert;
export type PartRow = typeof bulkExportParts.$inferSelect;

/** Tells a lease from those before and after it. */
export interface Lease {
  id: string;
  attempt: number;
}

/** What makes the parts of an export one file. */
export interface Completion {
  /** All parts of the file in its order, its header and its end among them. */
  parts: Omit<PartRow, 'exportId'>[];
  /** SHA-256 of all lines but the last one, in lower-case hexadecimal. */
  sha256: string;
  /** Size of the file, bytes. */
  bytes: number;
  /** Names of the files that are no part any more. */
  replaced: string[];
}

/** Name of the lock between those who begin exports and those who forget people. */
const LOCK = 'bulk-exports';

/** What can be cancelled: it is made, or its file is there. */
const alive: ExportState[] = ['waiting', 'running', 'done'];
const unfinished = inArray(bulkExports.state, ['waiting', 'running']);
const leased = ({ id, attempt }: Lease) =>
  and(eq(bulkExports.id, id), eq(bulkExports.attempt, attempt), eq(bulkExports.state, 'running'));

/** Reads and writes of whoever works at exports. */
function workStore(database: Database) {
  const orm = () => database.orm();
  return {
    /** Takes the export that has waited longest; one that somebody takes at this moment is skipped. */
    async claim(now: Date, leaseEnds: Date): Promise<ExportRow | undefined> {
      const due = orm()
        .$with('due')
        .as(
          orm()
            .select({ id: bulkExports.id })
            .from(bulkExports)
            .where(and(unfinished, lte(bulkExports.dueAt, now)))
            .orderBy(asc(bulkExports.dueAt), asc(bulkExports.id))
            .limit(1)
            .for('update', { skipLocked: true }),
        );
      const [row] = await orm()
        .with(due)
        .update(bulkExports)
        .set({
          state: 'running',
          dueAt: leaseEnds,
          attempt: sql`${bulkExports.attempt} + 1`,
          tries: sql`${bulkExports.tries} + 1`,
        })
        .where(inArray(bulkExports.id, orm().select({ id: due.id }).from(due)))
        .returning();
      return row;
    },

    /** The export of a lease; undefined where the lease has ended. */
    async leased(lease: Lease): Promise<ExportRow | undefined> {
      if (!isStorable(lease.id)) return undefined;
      return (await orm().select().from(bulkExports).where(leased(lease)))[0];
    },

    /** Writes to the export of a lease. @returns undefined where the lease has ended */
    async change(lease: Lease, values: Partial<NewExportRow>): Promise<ExportRow | undefined> {
      if (!isStorable(lease.id)) return undefined;
      return (await orm().update(bulkExports).set(values).where(leased(lease)).returning())[0];
    },

    /**
     * Adds a part and moves the export on; inside a transaction.
     * @param number of the part, counted from 0: nothing is added where the export has another number of parts by now
     * @returns undefined where the lease has ended, or where the part is not the next one
     */
    async advance(
      lease: Lease,
      { number, file, bytes }: Omit<PartRow, 'exportId'>,
      { records, ...values }: { records: number } & Partial<NewExportRow>,
    ): Promise<ExportRow | undefined> {
      const [row] = await orm()
        .update(bulkExports)
        .set({
          ...values,
          tries: 0,
          parts: number + 1,
          done: sql`${bulkExports.done} + ${records}`,
          bytes: sql`${bulkExports.bytes} + ${bytes}`,
        })
        .where(and(leased(lease), eq(bulkExports.parts, number)))
        .returning();
      if (row) await orm().insert(bulkExportParts).values({ exportId: row.id, number, file, bytes });
      return row;
    },

    /**
     * Ends the export of a lease with its whole file; inside a transaction.
     * @param number parts that the export had when its file was completed
     * @returns undefined where the lease has ended, or where the export has another part by now
     */
    async complete(
      lease: Lease,
      number: number,
      { parts, bytes, sha256 }: Pick<Completion, 'bytes' | 'parts' | 'sha256'>,
      times: Pick<NewExportRow, 'expiresAt' | 'finishedAt'>,
    ): Promise<ExportRow | undefined> {
      const [row] = await orm()
        .update(bulkExports)
        .set({ ...times, state: 'done', parts: number + 1, bytes, sha256 })
        .where(and(leased(lease), eq(bulkExports.parts, number)))
        .returning();
      if (!row) return undefined;
      await orm().delete(bulkExportParts).where(eq(bulkExportParts.exportId, row.id));
      await orm()
        .insert(bulkExportParts)
        .values(parts.map((part) => ({ ...part, exportId: row.id })));
      return row;
    },
  };
}

/** Writes of whoever ends exports before they have run out. */
function endingStore(database: Database) {
  const orm = () => database.orm();
  const cancelled = (at: Date, expiresAt: Date) =>
    ({ state: 'cancelled', finishedAt: at, expiresAt }) as const;
  return {
    /** Ends one export of a partner that is not finished, or whose file is there. @returns whether there was one */
    async cancel(partnerId: string, id: string, at: Date, expiresAt: Date): Promise<boolean> {
      const rows = await orm()
        .update(bulkExports)
        .set(cancelled(at, expiresAt))
        .where(
          and(
            eq(bulkExports.id, id),
            eq(bulkExports.partnerId, partnerId),
            inArray(bulkExports.state, alive),
          ),
        )
        .returning({ id: bulkExports.id });
      return rows.length > 0;
    },

    /** Ends all exports of a kind of records; the lock keeps others from beginning until the transaction ends. */
    async cancelWith(type: ChangeType, at: Date, expiresAt: Date): Promise<void> {
      await orm().execute(sql`select pg_advisory_xact_lock(hashtextextended(${LOCK}, 0))`);
      await orm()
        .update(bulkExports)
        .set(cancelled(at, expiresAt))
        .where(and(arrayContains(bulkExports.types, [type]), inArray(bulkExports.state, alive)));
    },

    /** Ends all exports of a partner and has them removed. */
    async expireOf(partnerId: string, at: Date): Promise<void> {
      await orm().update(bulkExports).set(cancelled(at, at)).where(eq(bulkExports.partnerId, partnerId));
    },

    /** Ends what has run out and is not finished, so that no gateway adds to it any more. */
    async endExpired(now: Date): Promise<void> {
      await orm()
        .update(bulkExports)
        .set({ state: 'cancelled', finishedAt: now })
        .where(and(unfinished, lte(bulkExports.expiresAt, now)));
    },
  };
}

/** Reads and writes of whoever removes files and rows. */
function sweepStore(database: Database) {
  const orm = () => database.orm();
  return {
    /** Some parts whose file is of no use any more: of exports that were given up or cancelled, or that have run out. */
    needless: (now: Date, limit: number): Promise<PartRow[]> =>
      orm()
        .select({
          exportId: bulkExportParts.exportId,
          number: bulkExportParts.number,
          file: bulkExportParts.file,
          bytes: bulkExportParts.bytes,
        })
        .from(bulkExportParts)
        .innerJoin(bulkExports, eq(bulkExports.id, bulkExportParts.exportId))
        .where(or(inArray(bulkExports.state, ['failed', 'cancelled']), lte(bulkExports.expiresAt, now)))
        .orderBy(asc(bulkExportParts.exportId), asc(bulkExportParts.number))
        .limit(limit),

    async removeParts(parts: readonly Pick<PartRow, 'exportId' | 'number'>[]): Promise<void> {
      await orm()
        .delete(bulkExportParts)
        .where(
          or(
            ...parts.map(({ exportId, number }) =>
              and(eq(bulkExportParts.exportId, exportId), eq(bulkExportParts.number, number)),
            ),
          ) ?? sql`false`,
        );
    },

    /** Some exports that have run out and have no part any more. */
    emptied: (now: Date, limit: number): Promise<ExportRow[]> =>
      orm()
        .select()
        .from(bulkExports)
        .where(
          and(
            lte(bulkExports.expiresAt, now),
            notExists(
              orm()
                .select({ one: sql`1` })
                .from(bulkExportParts)
                .where(eq(bulkExportParts.exportId, bulkExports.id)),
            ),
          ),
        )
        .limit(limit),

    async remove(ids: readonly string[]): Promise<void> {
      if (ids.length > 0)
        await orm()
          .delete(bulkExports)
          .where(inArray(bulkExports.id, [...ids]));
    },
  };
}

/** Reads and writes of exports. `now` is the real time everywhere. */
export function exportStore(database: Database) {
  const orm = () => database.orm();
  return {
    ...workStore(database),
    ...endingStore(database),
    ...sweepStore(database),

    /**
     * Lets one at a time begin exports of a partner, and nobody while a person is being forgotten; until the transaction
     * ends.
     */
    async lockBeginning(partnerId: string): Promise<void> {
      const own = `${LOCK} ${partnerId}`;
      await orm().execute(sql`select pg_advisory_xact_lock_shared(hashtextextended(${LOCK}, 0))`);
      await orm().execute(sql`select pg_advisory_xact_lock(hashtextextended(${own}, 0))`);
    },

    countUnfinished: (partnerId: string): Promise<number> =>
      orm().$count(bulkExports, and(eq(bulkExports.partnerId, partnerId), unfinished)),

    /** Files of a partner that have not run out. */
    countFiles: (partnerId: string, now: Date): Promise<number> =>
      orm().$count(
        bulkExports,
        and(
          eq(bulkExports.partnerId, partnerId),
          eq(bulkExports.state, 'done'),
          gt(bulkExports.expiresAt, now),
        ),
      ),

    async add(values: NewExportRow): Promise<ExportRow> {
      const [row] = await orm().insert(bulkExports).values(values).returning();
      if (!row) throw new Error('an export that was added is there');
      return row;
    },

    /** Exports of a partner that have not run out, newest first. */
    list: (partnerId: string, now: Date, limit: number): Promise<ExportRow[]> =>
      orm()
        .select()
        .from(bulkExports)
        .where(and(eq(bulkExports.partnerId, partnerId), gt(bulkExports.expiresAt, now)))
        .orderBy(desc(bulkExports.id))
        .limit(limit),

    /** An export by its id; undefined where there is none. */
    async find(id: string): Promise<ExportRow | undefined> {
      if (!isStorable(id)) return undefined;
      return (await orm().select().from(bulkExports).where(eq(bulkExports.id, id)))[0];
    },

    /** Whether a file is that of a part. */
    isKept: async (exportId: string, file: string): Promise<boolean> =>
      (await orm().$count(
        bulkExportParts,
        and(eq(bulkExportParts.exportId, exportId), eq(bulkExportParts.file, file)),
      )) > 0,

    /** Parts of an export in the order of the file. */
    partsOf: (exportId: string): Promise<PartRow[]> =>
      orm()
        .select()
        .from(bulkExportParts)
        .where(eq(bulkExportParts.exportId, exportId))
        .orderBy(asc(bulkExportParts.number)),
  };
}

export type ExportStore = ReturnType<typeof exportStore>;
