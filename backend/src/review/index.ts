export { reviewSteps } from './tables.ts';
export { decisionMessage, type KindWords } from './decision-message.ts';
export { demoReviewer } from './demo-reviewer.ts';
export { ownedRecords } from './owned-records.ts';
export { ownedStore } from './owned-store.ts';
export { ReviewFields, reviewRecord, StatusQuery, statusOf, submitted } from './record.ts';
export { statusColumns } from './status-columns.ts';
export { createReview } from './review.ts';
export { reviewedRecords } from './reviewed-records.ts';
export type { ConsoleReviewer, Decision } from './decision.ts';
export type { Review, ReviewedKind } from './review.ts';
export { notEditable, reviewStatus, reviewStatusTexts } from './status.ts';
export { uniqueRecords } from './unique-records.ts';
export {
  eitherSide,
  inWords,
  link,
  shown,
  words,
  type ReviewSnapshot,
  type SnapshotField,
  type TermField,
} from './snapshot.ts';
export { UNDO_MS, type DecisionListener, type Outcome } from './console-deciding.ts';
export type { ConsoleItem, QueueItem } from './console-reading.ts';
export { createReviewConsole, type ReviewConsole } from './console.ts';
