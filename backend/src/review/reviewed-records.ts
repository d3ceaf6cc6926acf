import type { PgTable } from 'drizzle-orm/pg-core';
import type { Clock } from '../clock/clock.ts';
import type { Bilingual } from '../http/language.ts';
import type { Decision } from './decision.ts';
import type { Review } from './review.ts';
import type { Submissions } from './submissions.ts';
import type { ReviewSnapshot } from './snapshot.ts';

/** When a new record was written: on the edition's clock, and in real time for its review. */
export interface SubmissionTimes {
  createdAt: Date;
  submittedAt: Date;
}

/** What differs between the kinds of records that are reviewed. */
export interface RecordKind<Row> {
  /** Stands in the log, like `buyer-post`. */
  name: string;
  table: PgTable;
  /** What one of them is called, like 展品, "exhibit". */
  what: Bilingual;
  store: { findById(id: string): Promise<Row | undefined> };
  /** What a reviewer reads of a record. */
  snapshot: (row: Row) => Promise<ReviewSnapshot>;
  /** What follows from a decision, like a message to the owner; in the decision's transaction. */
  decided: (row: Row, decision: Decision) => Promise<void>;
}

/** Makes a kind of records known to the review. A record that is gone has no snapshot, and nothing follows for it. */
export function reviewedRecords<Row>(
  { clock, review }: { clock: Clock; review: Review },
  { name, table, what, store, snapshot, decided }: RecordKind<Row>,
) {
  const reviewed: Submissions = review.register({
    name,
    table,
    what,
    snapshot: async (id) => {
      const row = await store.findById(id);
      return row && snapshot(row);
    },
    decided: async (id, decision) => {
      const row = await store.findById(id);
      if (row) await decided(row, decision);
    },
  });
  return {
    /**
     * Writes a new record and hands it in. Belongs to the transaction around it.
     * @param write undefined when it finds the same record already there
     */
    async add<Written extends { id: string } | undefined>(
      accountId: string,
      write: (times: SubmissionTimes) => Promise<Written>,
    ): Promise<Written> {
      const row = await write({ createdAt: clock.now(), submittedAt: review.realTime() });
      if (row) await reviewed.submitted(row.id, accountId);
      return row;
    },

    /** See {@link Submissions.resubmitted}. */
    resubmitted: (id: string, accountId: string): Promise<boolean> => reviewed.resubmitted(id, accountId),
  };
}
