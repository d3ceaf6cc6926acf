import { sql } from 'drizzle-orm';
import { index, integer, pgTable, text } from 'drizzle-orm/pg-core';
import { instant, newRecordId, recordId } from '../db/columns.ts';

/** Long work that goes on behind the calls, step by step. Times are real ones. */
export const jobs = pgTable(
  'job',
  {
    id: newRecordId(),
    /** What is done, like `exhibitor-import`. */
    kind: text('kind').notNull(),
    /** Id of what it is done with. */
    subjectId: recordId('subject_id').notNull(),
    /** `waiting`, `running`, `done` or `failed`. */
    state: text('state').notNull().default('waiting'),
    /** What its steps are doing, in the words of its kind; blank before the first. */
    phase: text('phase').notNull().default(''),
    done: integer('done').notNull().default(0),
    total: integer('total').notNull(),
    /** Tells the worker that has it from one whose lease has ended. */
    attempt: integer('attempt').notNull().default(0),
    /** Attempts since it last came on. */
    tries: integer('tries').notNull().default(0),
    /** Not before this instant; while somebody has it, the end of the lease. */
    dueAt: instant('due_at').notNull(),
    /** Id of the request that has left it; blank where none has. */
    requestId: text('request_id').notNull().default(''),
    createdAt: instant('created_at').notNull(),
    finishedAt: instant('finished_at'),
  },
  (table) => [
    index('job_due')
      .on(table.dueAt)
      .where(sql`state in ('waiting', 'running')`),
    index('job_subject').on(table.kind, table.subjectId),
  ],
);
