import { sql } from 'drizzle-orm';
import type { PgTable } from 'drizzle-orm/pg-core';
import type { Clock } from '../clock/clock.ts';
import type { Database } from '../db/database.ts';
import { isStorable } from '../http/ids.ts';
import type { Bilingual } from '../http/language.ts';
import type { Decision, Reviewer } from './decision.ts';
import { snapshotText, type ReviewSnapshot, type TermField } from './snapshot.ts';
import { reviewStatus } from './status.ts';
import { reviewStore } from './store.ts';
import { noReason, submissionsOf, type Submissions } from './submissions.ts';

/** Something that is reviewed. Its table has {@link reviewColumns}. */
export interface ReviewedKind {
  /** Stands in the log, like `buyer-post`. */
  name: string;
  table: PgTable;
  /** What one of them is called, like 展品, "exhibit". */
  what: Bilingual;
  /** What a reviewer reads; undefined when the record is gone. */
  snapshot(id: string): Promise<ReviewSnapshot | undefined>;
  /** What approving it has to settle; nothing for most. */
  terms?(id: string): Promise<TermField[]>;
  /**
   * Checks what an approval settles, before it is written and in its transaction.
   * @throws Refusal naming the term
   */
  checkTerms?(id: string, terms: Readonly<Record<string, string>>): Promise<void>;
  /** What follows from a decision, like a message to the owner; in the decision's transaction. */
  decided(id: string, decision: Decision): Promise<void>;
}

/** A record by its kind and id. */
export interface Reviewed {
  kind: string;
  id: string;
}

/** A record that waits for its decision. */
export interface Waiting extends Reviewed {
  /** Handed in then, the real time. */
  submittedAt: Date;
}

/** When something was handed in. */
export interface Stretch {
  before: Date;
  after?: Date;
  /** Of each kind at most. */
  limit?: number;
}

/**
 * The one place where reviewed things change their state: handed in → under review (1) → approved (2) or rejected
 * (3), and from rejected back to 1. Every step is atomic, guarded by the state before it, and logged.
 * @param parts.realTime what waits are counted by, whatever the edition's clock says
 */
export function createReview(parts: { database: Database; clock: Clock; realTime: () => Date }) {
  const { database, clock, realTime } = parts;
  const store = reviewStore(database);
  const kinds = new Map<string, ReviewedKind>();

  function kindOf(name: string): ReviewedKind {
    const kind = kinds.get(name);
    if (!kind) throw new RangeError(`nothing of the kind ${name} is reviewed`);
    return kind;
  }

  /** What a reviewer reads of a record; undefined when it is gone. @throws RangeError for no known kind */
  async function snapshotOf({ kind: name, id }: Reviewed): Promise<ReviewSnapshot | undefined> {
    const kind = kindOf(name);
    return isStorable(id) ? kind.snapshot(id) : undefined;
  }

  return {
    /** The instant to write as `submitted_at` of a new record. */
    realTime,

    /** Makes a kind known, once, when the service is built. */
    register(kind: ReviewedKind): Submissions {
      kinds.set(kind.name, kind);
      return submissionsOf(kind, store, realTime);
    },

    /**
     * Decides on what waits. Of several who decide at once, one does.
     * @returns false when it no longer waits, is gone, or was handed in anew since `submittedAt`
     * @throws Refusal naming the term where an approval cannot settle what it says
     */
    decide: ({ kind: name, id, submittedAt }: Waiting, decision: Decision, by: Reviewer) =>
      database.transaction(async (): Promise<boolean> => {
        const kind = kindOf(name);
        if (decision.status === 'approved' && decision.terms) await kind.checkTerms?.(id, decision.terms);
        // Read before the move: this is what the next version is compared with.
        const snapshot = await kind.snapshot(id);
        const to = reviewStatus[decision.status];
        const reason = decision.status === 'rejected' ? decision.reason : noReason;
        const from = reviewStatus.underReview;
        const times = sql`reviewed_at = ${clock.now().toISOString()}`;
        const isMoved = await store.move({ table: kind.table, id, from, to, reason, times, submittedAt });
        if (!isMoved) return false;
        await store.log({
          kind: name,
          subjectId: id,
          fromStatus: from,
          toStatus: to,
          actor: by.actor,
          accountId: by.actor === 'organiser' ? by.accountId : null,
          reasonCn: reason.ZH,
          reasonEn: reason.EN,
          at: realTime(),
          snapshot,
        });
        await kind.decided(id, decision);
        return true;
      }),

    /**
     * What was handed in before, perhaps only after, an instant and nobody of the staff has at hand: the longest waiting
     * first, a few of each kind.
     */
    async waiting({ before, after = new Date(0), limit = 50 }: Stretch): Promise<Waiting[]> {
      const found: Waiting[] = [];
      for (const { name: kind, table } of kinds.values()) {
        const rows = await store.waiting(kind, table, { before, after, limit, now: realTime() });
        found.push(...rows.map((row) => ({ kind, ...row })));
      }
      return found;
    },

    /** What the record says, in words; undefined when it is gone. */
    textOf: async (record: Reviewed): Promise<string | undefined> => {
      const snapshot = await snapshotOf(record);
      return snapshot && snapshotText(snapshot);
    },

    snapshotOf: snapshotOf,

    /** What approving a record has to settle; nothing for most. @throws RangeError for no known kind */
    async termsOf({ kind: name, id }: Reviewed): Promise<TermField[]> {
      const kind = kindOf(name);
      return (isStorable(id) && (await kind.terms?.(id))) || [];
    },

    /** Everything that is reviewed: the name in the log, what one is called, and where it stands. */
    kinds: (): Pick<ReviewedKind, 'name' | 'what' | 'table'>[] =>
      [...kinds.values()].map(({ name, what, table }) => ({ name, what, table })),

    /** Whether approving one of a kind has to settle something. */
    hasTerms: (name: string): boolean => kindOf(name).terms !== undefined,
  };
}

export type Review = ReturnType<typeof createReview>;
