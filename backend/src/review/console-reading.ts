import { isStorable } from '../http/ids.ts';
import type { Bilingual } from '../http/language.ts';
import type { Page, PageRequest } from '../http/page.ts';
import { kindOf, noSuchRecord } from './console-kind.ts';
import type { ConsoleStore, QueueRow, StepRow } from './console-store.ts';
import type { ConsoleReviewer } from './decision.ts';
import type { ClaimRow, HoldRow } from './hold-store.ts';
import type { Review } from './review.ts';
import type { ReviewSnapshot, SnapshotField, TermField } from './snapshot.ts';
import { reviewStatus } from './status.ts';

/** How long an open record counts as being read; whoever still reads says so again. */
const CLAIM_MS = 90_000;

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

/** What reviewers read: what waits, and one record with its history. */
export function consoleReading(review: Review, store: ConsoleStore) {
  const now = review.realTime;

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
      const kinds = kind === undefined ? review.kinds() : [kindOf(review, kind)];
      const [rows, counts] = await Promise.all([store.queue(kinds, page), store.counts(kinds)]);
      const records: QueueItem[] = [];
      for (const row of rows) {
        const snapshot = await review.snapshotOf(row);
        // Deleted by its owner between the two reads.
        if (snapshot) records.push({ ...row, what: kindOf(review, row.kind).what, snapshot: snapshot });
      }
      const total = [...counts.values()].reduce((sum, { waiting }) => sum + waiting, 0);
      return { records, total, totalIsEstimate: false };
    },

    /** A record with its history, which counts as being read from now on. @throws Refusal 404 */
    async open({ kind: name, id }: { kind: string; id: string }, by: ConsoleReviewer): Promise<ConsoleItem> {
      const { table, what } = kindOf(review, name);
      const standing = isStorable(id) ? await store.standing(table, id) : undefined;
      const snapshot = standing && (await review.snapshotOf({ kind: name, id }));
      if (!snapshot) throw noSuchRecord();
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
  };
}
