import type { Database } from '../db/database.ts';
import { isStorable } from '../http/ids.ts';
import { kindOf } from './console-kind.ts';
import type { ConsoleStore } from './console-store.ts';
import { msUntil } from '../repeatedly.ts';
import type { ConsoleReviewer, Decision } from './decision.ts';
import type { Review, Waiting } from './review.ts';
import { reviewStatus } from './status.ts';

/** How long a decision can be taken back. */
export const UNDO_MS = 8000;
/**
 * What became of a decision: it waits to take effect, it has, somebody else was first, or the record is not that
 * any more.
 */
export type Outcome =
  | { result: 'held'; undoUntil: Date }
  | { result: 'decided' }
  | { result: 'taken'; by: string; decision: Decision['status'] }
  | { result: 'gone' }
  /** Its approval settles something, and so it is approved alone. */
  | { result: 'terms' };

/** Writes a decision into the organiser's log; in the decision's transaction. */
export type DecisionListener = (
  by: ConsoleReviewer,
  decision: Decision,
  record: { kind: string; id: string; title: string },
) => Promise<void>;

interface Parts {
  database: Database;
  review: Review;
  store: ConsoleStore;
  onDecision: DecisionListener;
}

/** A record that somebody decides on, called by its title in the log. */
type Titled = Waiting & { title: string };

/** Decisions of reviewers: at once where they settle something, else held for a moment. */
export function consoleDeciding({ database, review, store, onDecision }: Parts) {
  const now = review.realTime;

  async function decideNow(by: ConsoleReviewer, record: Titled, decision: Decision): Promise<boolean> {
    const isDone = await review.decide(record, decision, { actor: 'organiser', accountId: by.id });
    if (isDone) await onDecision(by, decision, record);
    return isDone;
  }

  /** Who was first, where somebody else has decided on a record already. */
  async function takenBy(record: { kind: string; id: string }): Promise<Outcome | undefined> {
    const held = await store.findHold(record);
    return held && { result: 'taken', by: held.staffName, decision: held.decision.status };
  }

  /** Keeps a decision that can be taken back. */
  async function holdBack(by: ConsoleReviewer, record: Titled, decision: Decision): Promise<Outcome> {
    const { kind, id, submittedAt, title } = record;
    const dueAt = new Date(now().getTime() + UNDO_MS);
    const isFirst = await store.hold({
      kind,
      subjectId: id,
      submittedAt,
      decision,
      title,
      dueAt,
      staffId: by.id,
      staffName: by.name,
      address: by.address,
    });
    if (isFirst) return { result: 'held', undoUntil: dueAt };
    return (await takenBy(record)) ?? { result: 'gone' };
  }

  /** @throws Refusal naming the term; 404 for no known kind */
  async function decideOne(
    by: ConsoleReviewer,
    { kind: name, id, submittedAt }: Waiting,
    decision: Decision,
  ): Promise<Outcome> {
    const { table } = kindOf(review, name);
    const standing = isStorable(id) ? await store.standing(table, id) : undefined;
    const snapshot = standing && (await review.snapshotOf({ kind: name, id }));
    const isThat =
      standing?.status === reviewStatus.underReview &&
      standing.submittedAt.getTime() === submittedAt.getTime();
    const taken = standing && (await takenBy({ kind: name, id }));
    if (taken) return taken;
    if (!snapshot || !isThat) return { result: 'gone' };
    const record = { kind: name, id, submittedAt, title: snapshot.title.ZH || snapshot.title.EN };
    // What an approval settles, like the number of a booth, has to be free when it is given: that takes effect at once.
    if (decision.status === 'approved' && review.hasTerms(name)) {
      const settled: Decision = { status: 'approved', terms: decision.terms ?? {} };
      return (await decideNow(by, record, settled)) ? { result: 'decided' } : { result: 'gone' };
    }
    return holdBack(by, record, decision);
  }

  return {
    /**
     * Decides on records, each for itself. What can be taken back takes effect {@link UNDO_MS} later.
     * @throws Refusal naming the term, where one record is approved that has some; 404 for no known kind
     */
    async decide(by: ConsoleReviewer, records: readonly Waiting[], decision: Decision): Promise<Outcome[]> {
      const isAlone = records.length === 1;
      const outcomes: Outcome[] = [];
      for (const record of records) {
        const needsTerms =
          !isAlone && decision.status === 'approved' && review.hasTerms(kindOf(review, record.kind).name);
        outcomes.push(
          needsTerms
            ? { result: 'terms' }
            : await database.transaction(() => decideOne(by, record, decision)),
        );
      }
      return outcomes;
    },

    /**
     * Carries out the decisions whose moment has come; several processes may do so at once.
     * @returns after how many milliseconds the next decision takes effect or the next claim ends; undefined for none
     */
    async settle(): Promise<number | undefined> {
      for (const hold of await store.due(now())) {
        const { kind, subjectId: id, submittedAt, title } = hold;
        await database.transaction(async () => {
          if (!(await store.take({ kind, id }, now()))) return;
          const by = { id: hold.staffId, name: hold.staffName, address: hold.address };
          // Deleted or handed in anew meanwhile: there is nothing to decide any more.
          await decideNow(by, { kind, id, submittedAt, title }, hold.decision);
        });
      }
      await store.releaseClaims(now());
      const dueMs = [await store.nextHold(), await store.nextClaimEnd()].map((due) => msUntil(due, now()));
      const known = dueMs.filter((ms) => ms !== undefined);
      return known.length > 0 ? Math.min(...known) : undefined;
    },
  };
}
