import { and, desc, eq, ne, sql, type SQL } from 'drizzle-orm';
import type { PgTable } from 'drizzle-orm/pg-core';
import type { Database } from '../db/database.ts';
import type { Page, PageRequest } from '../http/page.ts';
import { claimStore, holdStore, type Key } from './hold-store.ts';
import { reviewStatus } from './status.ts';
import { reviewHolds, reviewSteps } from './tables.ts';

export type StepRow = typeof reviewSteps.$inferSelect;

interface KindTable {
  name: string;
  table: PgTable;
}

/** A record that waits, and what somebody of the staff is doing with it. */
export interface QueueRow extends Key {
  submittedAt: Date;
}

function queueReads(database: Database) {
  const orm = () => database.orm();
  const waits = sql.raw(`status = ${reviewStatus.underReview}`);

  /** Everything of these kinds that waits and is not decided already. */
  const waiting = (kinds: readonly KindTable[]): SQL =>
    sql.join(
      kinds.map(
        ({ name, table }) => sql`
          select ${name}::text as kind, id, submitted_at from ${table}
          where ${waits}
            and not exists (
              select 1 from ${reviewHolds} where kind = ${name} and subject_id = ${table}.id)`,
      ),
      sql` union all `,
    );

  return {
    /** How many of each kind wait, and since when; kinds of which none waits are left out. */
    async counts(kinds: readonly KindTable[]): Promise<Map<string, { waiting: number; oldest: Date }>> {
      const { rows } = await orm().execute<{
        kind: string;
        total: string | number;
        oldest: Date | string;
      }>(sql`
        select kind, count(*) as total, min(submitted_at) as oldest
        from (${waiting(kinds)}) as queue group by kind`);
      return new Map(
        rows.map(({ kind, total, oldest }) => [kind, { waiting: Number(total), oldest: new Date(oldest) }]),
      );
    },

    /** What waits, the longest first. */
    async queue(kinds: readonly KindTable[], { offset, limit }: PageRequest): Promise<QueueRow[]> {
      const { rows } = await orm().execute<{ kind: string; id: string; submitted_at: Date | string }>(sql`
        select kind, id::text as id, submitted_at from (${waiting(kinds)}) as queue
        order by submitted_at, kind, id offset ${offset} limit ${limit}`);
      return rows.map(({ kind, id, submitted_at }) => ({ kind, id, submittedAt: new Date(submitted_at) }));
    },

    /** When a record was handed in, and how it stands; undefined when it is gone. */
    async standing(table: PgTable, id: string): Promise<{ status: number; submittedAt: Date } | undefined> {
      const { rows } = await orm().execute<{ status: number; submitted_at: Date | string }>(
        sql`select status, submitted_at from ${table} where id = ${id}`,
      );
      const [row] = rows;
      return row && { status: row.status, submittedAt: new Date(row.submitted_at) };
    },

    /** All steps of a record, the newest first. */
    steps: ({ kind, id }: Key): Promise<StepRow[]> =>
      orm()
        .select()
        .from(reviewSteps)
        .where(and(eq(reviewSteps.kind, kind), eq(reviewSteps.subjectId, id)))
        .orderBy(desc(reviewSteps.id))
        .limit(50),

    /** What was decided, the newest first. */
    async decisions({ offset, limit }: PageRequest): Promise<Page<StepRow>> {
      const where = ne(reviewSteps.actor, 'owner');
      const [records, total] = await Promise.all([
        orm()
          .select()
          .from(reviewSteps)
          .where(where)
          .orderBy(desc(reviewSteps.id))
          .offset(offset)
          .limit(limit),
        orm().$count(reviewSteps, where),
      ]);
      return { records, total, totalIsEstimate: false };
    },
  };
}

/** Reads and writes for reviewers at the console: what waits, who has what at hand, what was decided. */
export function consoleStore(database: Database) {
  return { ...queueReads(database), ...holdStore(database), ...claimStore(database) };
}

export type ConsoleStore = ReturnType<typeof consoleStore>;
