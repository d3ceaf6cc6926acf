import { sql } from 'drizzle-orm';
import type { PgTable } from 'drizzle-orm/pg-core';
import type { Bilingual } from '../http/language.ts';
import { reviewStatus } from './status.ts';
import type { ReviewStore } from './store.ts';

/** What a domain does with its reviewed kind; both inside a transaction of the database. */
export interface Submissions {
  /** A new record has just been written with the state under review. */
  submitted(id: string, accountId: string): Promise<void>;
  /**
   * A rejected record waits again; write its new content when this answers true. The record is locked until the
   * transaction ends.
   * @returns false when it is not there, or not rejected
   */
  resubmitted(id: string, accountId: string): Promise<boolean>;
}

/** Of what is not rejected. */
export const noReason: Bilingual = { ZH: '', EN: '' };

/** The submissions of one kind. @param realTime what waits are counted by, whatever the edition's clock says */
export function submissionsOf(
  kind: { name: string; table: PgTable },
  store: ReviewStore,
  realTime: () => Date,
): Submissions {
  const step = { kind: kind.name, toStatus: reviewStatus.underReview, actor: 'owner' };
  return {
    submitted: (id, accountId) =>
      store.log({ ...step, subjectId: id, fromStatus: 0, accountId, at: realTime() }),
    resubmitted: async (id, accountId) => {
      const at = realTime();
      const isMoved = await store.move({
        table: kind.table,
        id,
        from: reviewStatus.rejected,
        to: reviewStatus.underReview,
        reason: noReason,
        times: sql`submitted_at = ${at.toISOString()}, reviewed_at = null`,
      });
      if (!isMoved) return false;
      await store.log({ ...step, subjectId: id, fromStatus: reviewStatus.rejected, accountId, at });
      return true;
    },
  };
}
