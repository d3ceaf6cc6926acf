import type { Database } from '../db/database.ts';
import { Refusal } from '../http/errors.ts';
import { isStorable } from '../http/ids.ts';
import type { Bilingual } from '../http/language.ts';
import type { Page, PageRequest } from '../http/page.ts';
import { consoleStore, type ClaimRow, type HoldRow, type QueueRow, type StepRow } from './console-store.ts';
import type { Decision } from './decision.ts';
import type { Review } from './review.ts';
import type { ReviewSnapshot, SnapshotField, TermField } from './snapshot.ts';
import { reviewStatus } from './status.ts';

/** How long a decision can be taken back. */
export const UNDO_MS = 8000;
/** How long an open record counts as being read; whoever still reads says so again. */
const CLAIM_MS = 90_000;

/** Who of the staff decides. */
export interface ConsoleReviewer {
  id: string;
  name: string;
  /** Network address. */
  address: string;
}

/** A record as the queue shows it. */
export interface QueueItem extends QueueRow {
  what: Bilingual;
  snapshot: ReviewSnapshot;
}

/** A field with what stood there when the record was decided on last. */
export interface ComparedField extends SnapshotField {
  /** Undefined where nothing has changed, or nobody decided before. */
  before?: SnapshotField['value'];
}

/** A record as a reviewer reads it. */
export interface ConsoleItem extends Omit<QueueItem, 'snapshot'> {
  status: number;
  snapshot: Omit<ReviewSnapshot, 'fields'> & { fields: ComparedField[] };
  terms: TermField[];
  /** Decisions and submissions until now, the newest first. */
  steps: StepRow[];
  /** A decision that can still be taken back. */
  hold: HoldRow | undefined;
  /** Who else reads it. */
  claim: ClaimRow | undefined;
}

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

const unknown: Bilingual = { ZH: '记录不存在', EN: 'There is no such record' };

/** A value that can be compared; the order of a stored one's keys says nothing. */
const asText = (value: SnapshotField['value']) =>
  typeof value === 'string' ? value : JSON.stringify([value.ZH, value.EN]);

/** The fields of a record, with what has changed since it was decided on last. */
function compared(now: ReviewSnapshot, last: ReviewSnapshot | null | undefined): ComparedField[] {
  const before = new Map((last?.fields ?? []).map(({ key, value }) => [key, value]));
  return now.fields.map((field) => {
    const was = before.get(field.key) ?? '';
    return last && asText(was) !== asText(field.value) ? { ...field, before: was } : field;
  });
}

/** Writes a decision into the organiser's log; in the decision's transaction. */
export type DecisionListener = (
  by: ConsoleReviewer,
  decision: Decision,
  record: { kind: string; id: string; title: string },
) => Promise<void>;

interface Parts {
  database: Database;
  review: Review;
  onDecision: DecisionListener;
}

/** Where people review: what waits, one record with its history, and decisions that can be taken back for a moment. */
export function createReviewConsole({ database, review, onDecision }: Parts) {
  const store = consoleStore(database);
  const now = review.realTime;

  function kindOf(name: string) {
    const kind = review.kinds().find((one) => one.name === name);
    if (!kind) throw new Refusal(unknown, 500, 404);
    return kind;
  }

  async function decideNow(
    by: ConsoleReviewer,
    record: { kind: string; id: string; submittedAt: Date; title: string },
    decision: Decision,
  ): Promise<boolean> {
    const isDone = await review.decide(record, decision, { actor: 'organiser', accountId: by.id });
    if (isDone) await onDecision(by, decision, record);
    return isDone;
  }

  /** @throws Refusal naming the term; 404 for no known kind */
  async function decideOne(
    by: ConsoleReviewer,
    { kind: name, id, submittedAt }: { kind: string; id: string; submittedAt: Date },
    decision: Decision,
  ): Promise<Outcome> {
    const { table } = kindOf(name);
    const standing = isStorable(id) ? await store.standing(table, id) : undefined;
    const snapshot = standing && (await review.snapshotOf({ kind: name, id }));
    const isThat =
      standing?.status === reviewStatus.underReview &&
      standing.submittedAt.getTime() === submittedAt.getTime();
    const held = standing && (await store.findHold({ kind: name, id }));
    if (held) return { result: 'taken', by: held.staffName, decision: held.decision.status };
    if (!snapshot || !isThat) return { result: 'gone' };
    const record = { kind: name, id, submittedAt, title: snapshot.title.ZH || snapshot.title.EN };
    // What an approval settles, like the number of a booth, has to be free when it is given: that takes effect at once.
    if (decision.status === 'approved' && review.hasTerms(name)) {
      const settled: Decision = { status: 'approved', terms: decision.terms ?? {} };
      return (await decideNow(by, record, settled)) ? { result: 'decided' } : { result: 'gone' };
    }
    const dueAt = new Date(now().getTime() + UNDO_MS);
    const isFirst = await store.hold({
      kind: name,
      subjectId: id,
      submittedAt,
      decision,
      title: record.title,
      dueAt,
      staffId: by.id,
      staffName: by.name,
      address: by.address,
    });
    if (isFirst) return { result: 'held', undoUntil: dueAt };
    const other = await store.findHold({ kind: name, id });
    return other
      ? { result: 'taken', by: other.staffName, decision: other.decision.status }
      : { result: 'gone' };
  }

  return {
    /** How much of each kind waits, and since when; every kind, in the order in which they were made known. */
    async counts(): Promise<{ kind: string; what: Bilingual; waiting: number; oldest: Date | null }[]> {
      const kinds = review.kinds();
      const counts = await store.counts(kinds);
      return kinds.map(({ name, what }) => ({
        kind: name,
        what,
        waiting: counts.get(name)?.waiting ?? 0,
        oldest: counts.get(name)?.oldest ?? null,
      }));
    },

    /** What waits, the longest first. @throws Refusal 404 for no known kind */
    async queue(kind: string | undefined, page: PageRequest): Promise<Page<QueueItem>> {
      const kinds = kind === undefined ? review.kinds() : [kindOf(kind)];
      const [rows, counts] = await Promise.all([store.queue(kinds, page), store.counts(kinds)]);
      const records: QueueItem[] = [];
      for (const row of rows) {
        const snapshot = await review.snapshotOf(row);
        // Deleted by its owner between the two reads.
        if (snapshot) records.push({ ...row, what: kindOf(row.kind).what, snapshot: snapshot });
      }
      const total = [...counts.values()].reduce((sum, { waiting }) => sum + waiting, 0);
      return { records, total, totalIsEstimate: false };
    },

    /** A record with its history, which counts as being read from now on. @throws Refusal 404 */
    async open({ kind: name, id }: { kind: string; id: string }, by: ConsoleReviewer): Promise<ConsoleItem> {
      const { table, what } = kindOf(name);
      const standing = isStorable(id) ? await store.standing(table, id) : undefined;
      const snapshot = standing && (await review.snapshotOf({ kind: name, id }));
      if (!snapshot) throw new Refusal(unknown, 500, 404);
      const isWaiting = standing.status === reviewStatus.underReview;
      const until = new Date(now().getTime() + CLAIM_MS);
      const claim = isWaiting
        ? await store.claim({ kind: name, subjectId: id, staffId: by.id, staffName: by.name, until }, now())
        : undefined;
      const [steps, hold] = [await store.steps({ kind: name, id }), await store.findHold({ kind: name, id })];
      const last = steps.find(({ actor, snapshot: read }) => actor !== 'owner' && read)?.snapshot;
      const terms = isWaiting ? await review.termsOf({ kind: name, id }) : [];
      return {
        kind: name,
        id,
        what,
        status: standing.status,
        submittedAt: standing.submittedAt,
        snapshot: { ...snapshot, fields: isWaiting ? compared(snapshot, last) : snapshot.fields },
        terms,
        steps,
        hold,
        claim,
      };
    },

    /**
     * Decides on records, each for itself. What can be taken back takes effect {@link UNDO_MS} later.
     * @throws Refusal naming the term, where one record is approved that has some; 404 for no known kind
     */
    async decide(
      by: ConsoleReviewer,
      records: readonly { kind: string; id: string; submittedAt: Date }[],
      decision: Decision,
    ): Promise<Outcome[]> {
      const isAlone = records.length === 1;
      const outcomes: Outcome[] = [];
      for (const record of records) {
        const needsTerms =
          !isAlone && decision.status === 'approved' && review.hasTerms(kindOf(record.kind).name);
        outcomes.push(
          needsTerms
            ? { result: 'terms' }
            : await database.transaction(() => decideOne(by, record, decision)),
        );
      }
      return outcomes;
    },

    /** Takes a decision back. @returns false when it is somebody else's, or has taken effect */
    undo: (record: { kind: string; id: string }, by: ConsoleReviewer): Promise<boolean> =>
      isStorable(record.id) ? store.undo(record, by.id, now()) : Promise.resolve(false),

    /** Carries out the decisions whose moment has come; several processes may do so at once. */
    async settle(): Promise<void> {
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
    },

    /** What was decided, by people and by the demo, the newest first. */
    decisions: (page: PageRequest): Promise<Page<StepRow>> => store.decisions(page),

    whatOf: (kind: string): Bilingual =>
      review.kinds().find(({ name }) => name === kind)?.what ?? { ZH: kind, EN: kind },
  };
}

export type ReviewConsole = ReturnType<typeof createReviewConsole>;
