import { index, pgTable, smallint, text } from 'drizzle-orm/pg-core';
import { instant, newRecordId, recordId, words } from '../db/columns.ts';

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
    /** The real time. */
    at: instant('at').notNull(),
  },
  (table) => [index('review_step_subject').on(table.kind, table.subjectId, table.id)],
);
