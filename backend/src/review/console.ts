import type { Database } from '../db/database.ts';
import { isStorable } from '../http/ids.ts';
import type { Bilingual } from '../http/language.ts';
import type { Page, PageRequest } from '../http/page.ts';
import { consoleDeciding, type DecisionListener } from './console-deciding.ts';
import { consoleReading } from './console-reading.ts';
import { consoleStore, type StepRow } from './console-store.ts';
import type { ConsoleReviewer } from './decision.ts';
import type { Review } from './review.ts';

interface Parts {
  database: Database;
  review: Review;
  onDecision: DecisionListener;
}

/** Where people review: what waits, one record with its history, and decisions that can be taken back for a moment. */
export function createReviewConsole({ database, review, onDecision }: Parts) {
  const store = consoleStore(database);

  return {
    ...consoleReading(review, store),
    ...consoleDeciding({ database, review, store, onDecision }),

    /** Takes a decision back. @returns false when it is somebody else's, or has taken effect */
    undo: (record: { kind: string; id: string }, by: ConsoleReviewer): Promise<boolean> =>
      isStorable(record.id) ? store.undo(record, by.id, review.realTime()) : Promise.resolve(false),

    /** What was decided, by people and by the demo, the newest first. */
    decisions: (page: PageRequest): Promise<Page<StepRow>> => store.decisions(page),

    whatOf: (kind: string): Bilingual =>
      review.kinds().find(({ name }) => name === kind)?.what ?? { ZH: kind, EN: kind },
  };
}

export type ReviewConsole = ReturnType<typeof createReviewConsole>;
