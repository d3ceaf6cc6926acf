import { and, eq, gt, lte, sql } from 'drizzle-orm';
import type { Database } from '../db/database.ts';
import { reviewClaims, reviewHolds } from './tables.ts';

export type HoldRow = typeof reviewHolds.$inferSelect;
export type ClaimRow = typeof reviewClaims.$inferSelect;

/** A record, by its kind and id. */
export interface Key {
  kind: string;
  id: string;
}

const isHold = ({ kind, id }: Key) => and(eq(reviewHolds.kind, kind), eq(reviewHolds.subjectId, id));

/** Reads and writes of decisions that can still be taken back. */
export function holdStore(database: Database) {
  const orm = () => database.orm();

  return {
    /** @returns false when somebody has decided already */
    async hold(values: typeof reviewHolds.$inferInsert): Promise<boolean> {
      const rows = await orm()
        .insert(reviewHolds)
        .values(values)
        .onConflictDoNothing()
        .returning({ kind: reviewHolds.kind });
      return rows.length === 1;
    },

    async findHold(key: Key): Promise<HoldRow | undefined> {
      return (await orm().select().from(reviewHolds).where(isHold(key)))[0];
    },

    /** Takes a decision back. @returns false when it is not theirs, or has taken effect */
    async undo(key: Key, staffId: string, now: Date): Promise<boolean> {
      const rows = await orm()
        .delete(reviewHolds)
        .where(and(isHold(key), eq(reviewHolds.staffId, staffId), gt(reviewHolds.dueAt, now)))
        .returning({ kind: reviewHolds.kind });
      return rows.length === 1;
    },

    /** Decisions whose moment has come. */
    due: (now: Date): Promise<HoldRow[]> =>
      orm()
        .select()
        .from(reviewHolds)
        .where(lte(reviewHolds.dueAt, now))
        .orderBy(reviewHolds.dueAt)
        .limit(50),

    /** When the next decision takes effect; undefined where none is held. */
    async nextHold(): Promise<Date | undefined> {
      const [row] = await orm()
        .select({ dueAt: reviewHolds.dueAt })
        .from(reviewHolds)
        .orderBy(reviewHolds.dueAt)
        .limit(1);
      return row?.dueAt;
    },

    /** Takes a decision out to carry it out. @returns false when another process was quicker, or it was taken back */
    async take(key: Key, now: Date): Promise<boolean> {
      const rows = await orm()
        .delete(reviewHolds)
        .where(and(isHold(key), lte(reviewHolds.dueAt, now)))
        .returning({ kind: reviewHolds.kind });
      return rows.length === 1;
    },
  };
}

/** Reads and writes of who reads which record. */
export function claimStore(database: Database) {
  const orm = () => database.orm();

  return {
    /** Says that somebody reads a record now. @returns who else does, as long as that holds */
    async claim(values: typeof reviewClaims.$inferInsert, now: Date): Promise<ClaimRow | undefined> {
      const { staffId, staffName, until } = values;
      await orm()
        .insert(reviewClaims)
        .values(values)
        .onConflictDoUpdate({
          target: [reviewClaims.kind, reviewClaims.subjectId],
          set: { staffId, staffName, until },
          setWhere: sql`${reviewClaims.staffId} = ${staffId} or ${reviewClaims.until} <= ${now.toISOString()}`,
        });
      const [row] = await orm()
        .select()
        .from(reviewClaims)
        .where(and(eq(reviewClaims.kind, values.kind), eq(reviewClaims.subjectId, values.subjectId)));
      return row && row.staffId !== staffId ? row : undefined;
    },

    /** When the next claim ends; undefined where nobody reads a record. */
    async nextClaimEnd(): Promise<Date | undefined> {
      const [row] = await orm()
        .select({ until: reviewClaims.until })
        .from(reviewClaims)
        .orderBy(reviewClaims.until)
        .limit(1);
      return row?.until;
    },

    async releaseClaims(now: Date): Promise<void> {
      await orm().delete(reviewClaims).where(lte(reviewClaims.until, now));
    },
  };
}
