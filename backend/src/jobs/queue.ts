import { and, asc, eq, inArray, lte, sql } from 'drizzle-orm';
import type { Database } from '../db/database.ts';
import { jobs } from './tables.ts';

export type JobRow = typeof jobs.$inferSelect;

/** How far a job has come. */
export interface JobProgress {
  phase: string;
  done: number;
  total: number;
}

const open = inArray(jobs.state, ['waiting', 'running']);

/** Reads and writes of jobs. */
export function jobQueue(database: Database) {
  const orm = () => database.orm();
  const mine = ({ id, attempt }: JobRow) =>
    and(eq(jobs.id, id), eq(jobs.attempt, attempt), eq(jobs.state, 'running'));
  return {
    async add(values: Pick<JobRow, 'kind' | 'requestId' | 'subjectId' | 'total'>, at: Date): Promise<JobRow> {
      const [row] = await orm()
        .insert(jobs)
        .values({ ...values, dueAt: at, createdAt: at })
        .returning();
      if (!row) throw new Error('a job was not added');
      return row;
    },

    /** Newest of its subjects first. */
    async of(kind: string, subjectIds: readonly string[]): Promise<JobRow[]> {
      if (subjectIds.length === 0) return [];
      return orm()
        .select()
        .from(jobs)
        .where(and(eq(jobs.kind, kind), inArray(jobs.subjectId, [...subjectIds])))
        .orderBy(sql`${jobs.id} desc`);
    },

    /** When the next job of these kinds falls due; undefined where none is open. */
    async nextDue(kinds: readonly string[]): Promise<Date | undefined> {
      const [row] = await orm()
        .select({ dueAt: jobs.dueAt })
        .from(jobs)
        .where(and(open, inArray(jobs.kind, [...kinds])))
        .orderBy(asc(jobs.dueAt))
        .limit(1);
      return row?.dueAt;
    },

    /** Takes the oldest job that is due; one that somebody else works at is skipped. */
    async claim(kinds: readonly string[], now: Date, leaseEnds: Date): Promise<JobRow | undefined> {
      const due = orm()
        .$with('due')
        .as(
          orm()
            .select({ id: jobs.id })
            .from(jobs)
            .where(and(open, lte(jobs.dueAt, now), inArray(jobs.kind, [...kinds])))
            .orderBy(asc(jobs.id))
            .limit(1)
            .for('update', { skipLocked: true }),
        );
      const [row] = await orm()
        .with(due)
        .update(jobs)
        .set({
          state: 'running',
          dueAt: leaseEnds,
          attempt: sql`${jobs.attempt} + 1`,
          tries: sql`${jobs.tries} + 1`,
        })
        .where(inArray(jobs.id, orm().select({ id: due.id }).from(due)))
        .returning();
      return row;
    },

    /** Keeps a job until the transaction ends. @returns false where it is somebody else's by now */
    async hold(job: JobRow): Promise<boolean> {
      const rows = await orm().select({ id: jobs.id }).from(jobs).where(mine(job)).for('update');
      return rows.length > 0;
    },

    /** It has come on by a step. */
    async advance(job: JobRow, progress: JobProgress, leaseEnds: Date): Promise<void> {
      await orm()
        .update(jobs)
        .set({ ...progress, tries: 0, dueAt: leaseEnds })
        .where(mine(job));
    },

    /** Nothing is left to do, or nothing more is tried. */
    async finish(job: JobRow, state: 'done' | 'failed', at: Date, progress?: JobProgress): Promise<void> {
      await orm()
        .update(jobs)
        .set({ ...progress, state, finishedAt: at })
        .where(mine(job));
    },

    /** Gives a job back, for whoever is free from that instant on. */
    async release(job: JobRow, dueAt: Date): Promise<void> {
      await orm().update(jobs).set({ dueAt }).where(mine(job));
    },

    /** Tries again what was given up. @returns false where it was not */
    async again(id: string, at: Date): Promise<boolean> {
      const rows = await orm()
        .update(jobs)
        .set({ state: 'waiting', tries: 0, dueAt: at, finishedAt: null })
        .where(and(eq(jobs.id, id), eq(jobs.state, 'failed')))
        .returning({ id: jobs.id });
      return rows.length > 0;
    },
  };
}
