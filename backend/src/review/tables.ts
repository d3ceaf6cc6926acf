import { sql } from 'drizzle-orm';
import { index, jsonb, pgTable, primaryKey, smallint, text } from 'drizzle-orm/pg-core';
import { instant, newRecordId, recordId, words } from '../db/columns.ts';
import type { Decision } from './decision.ts';
import type { ReviewSnapshot } from './snapshot.ts';

/** Every step of every review, in order: who moved what from where to where, and why. Nothing is ever changed here. */
export const reviewSteps = pgTable(
  'review_step',
  {
    id: newRecordId(),
    /** Name of the reviewed kind, like `buyer-post`. */
    kind: text('kind').notNull(),
    /** Id of the reviewed record; it may be gone by now. */
    subjectId: recordId('subject_id').notNull(),
    /** 0 where it was handed in for the first time. */
    fromStatus: smallint('from_status').notNull(),
    toStatus: smallint('to_status').notNull(),
    /** `owner`, `organiser` or `demo`. */
    actor: text('actor').notNull(),
    /** The account that acted; none for the demo. */
    accountId: recordId('account_id'),
    reasonCn: words('reason_cn'),
    reasonEn: words('reason_en'),
    /** What was read when it was decided: the next version is compared with it. None where nobody read. */
    snapshot: jsonb('sheet').$type<ReviewSnapshot>(),
    /** The real time. */
    at: instant('at').notNull(),
  },
  (table) => [
    index('review_step_decided')
      .on(table.id)
      .where(sql`actor <> 'owner'`),
    index('review_step_subject').on(table.kind, table.subjectId, table.id),
  ],
);

/** Decisions that are made and can still be taken back: they take effect when their moment comes. */
export const reviewHolds = pgTable(
  'review_hold',
  {
    kind: text('kind').notNull(),
    subjectId: recordId('subject_id').notNull(),
    /** Which version was read. */
    submittedAt: instant('submitted_at').notNull(),
    decision: jsonb('decision').$type<Decision>().notNull(),
    /** Who of the staff decided, from which network address. */
    staffId: recordId('staff_id').notNull(),
    staffName: text('staff_name').notNull(),
    address: text('address').notNull(),
    /** What the record is called, for the log. */
    title: text('title').notNull(),
    /** The real time. */
    dueAt: instant('due_at').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.kind, table.subjectId] }),
    index('review_hold_due').on(table.dueAt),
    index('review_hold_staff').on(table.staffId),
  ],
);

/** Who of the staff is reading what at the moment; a sign for others, and for the demo to leave it alone. */
export const reviewClaims = pgTable(
  'review_claim',
  {
    kind: text('kind').notNull(),
    subjectId: recordId('subject_id').notNull(),
    staffId: recordId('staff_id').notNull(),
    staffName: text('staff_name').notNull(),
    /** In the time that reviews count by: the real one, in the demo the demo's. */
    until: instant('until').notNull(),
  },
  (table) => [primaryKey({ columns: [table.kind, table.subjectId] })],
);
