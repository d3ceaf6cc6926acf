import { sql, type SQL } from 'drizzle-orm';
import type { PgTable } from 'drizzle-orm/pg-core';
import type { Database } from '../db/database.ts';
import { reviewStatus, type ReviewStatus } from './status.ts';
import { reviewClaims, reviewHolds, reviewSteps } from './tables.ts';

export type Step = Omit<typeof reviewSteps.$inferInsert, 'id'>;

/** A guarded change of state: nothing happens where the record is not in `from`. */
export interface Move {
  table: PgTable;
  id: string;
  from: ReviewStatus;
  to: ReviewStatus;
  reason: { ZH: string; EN: string };
  /** Written with it. */
  times: SQL;
  /** Only what was handed in then: who read it decided on no later text. */
  submittedAt?: Date | undefined;
}

/** A record that waits for its decision. */
export interface WaitingRow {
  id: string;
  submittedAt: Date;
}

/** Reads and writes of the columns that reviewed tables share ({@link reviewColumns}), and of the log. */
export function reviewStore(database: Database) {
  const orm = () => database.orm();
  return {
    /** @returns whether the record was there in that state; of several at once one gets true */
    async move({ table, id, from, to, reason, times, submittedAt }: Move): Promise<boolean> {
      const moment =
        submittedAt && sql` and date_trunc('milliseconds', submitted_at) = ${submittedAt.toISOString()}`;
      const { rows } = await orm().execute(sql`
        update ${table}
        set status = ${to}, reject_reason_cn = ${reason.ZH}, reject_reason_en = ${reason.EN}, ${times}
        where id = ${id} and status = ${from}${moment ?? sql``}
        returning id`);
      return rows.length > 0;
    },

    async log(step: Step): Promise<void> {
      await orm().insert(reviewSteps).values(step);
    },

    /** What was handed in within a stretch of time and nobody has at hand at the instant `now`, the longest first. */
    async waiting(
      kind: string,
      table: PgTable,
      { before, after, limit, now }: { before: Date; after: Date; limit: number; now: Date },
    ): Promise<WaitingRow[]> {
      const { rows } = await orm().execute<{ id: string; submitted_at: Date | string }>(sql`
        select id::text as id, submitted_at from ${table}
        where status = ${sql.raw(String(reviewStatus.underReview))} and submitted_at between ${after.toISOString()} and ${before.toISOString()}
          and not exists (select 1 from ${reviewHolds} where kind = ${kind} and subject_id = ${table}.id)
          and not exists (
            select 1 from ${reviewClaims}
            where kind = ${kind} and subject_id = ${table}.id and until > ${now.toISOString()})
        order by submitted_at, id limit ${limit}`);
      return rows.map((row) => ({ id: row.id, submittedAt: new Date(row.submitted_at) }));
    },
  };
}

export type ReviewStore = ReturnType<typeof reviewStore>;
