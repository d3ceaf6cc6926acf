import { sql } from 'drizzle-orm';
import { smallint } from 'drizzle-orm/pg-core';
import { instant, words } from '../db/columns.ts';

/** What the table of every reviewed kind has. Only the review writes these; a domain reads them. */
export const reviewColumns = () => ({
  /** One of {@link reviewStatus}. */
  status: smallint('status').notNull(),
  /** Why it was rejected, one text in both languages; blank unless it is (DESIGN-008). */
  rejectReasonCn: words('reject_reason_cn'),
  rejectReasonEn: words('reject_reason_en'),
  /** When it was handed in last. The real time: a demo's clock starts anew with the service, and waits would with it. */
  submittedAt: instant('submitted_at')
    .notNull()
    .default(sql`now()`),
  /** When it was decided, by the edition's clock; none while it waits. */
  reviewedAt: instant('reviewed_at'),
});
