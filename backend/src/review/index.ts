export { reviewSteps } from './tables.ts';
export { decisionMessage, type KindWords } from './decision-message.ts';
export { demoReviewer } from './demo-reviewer.ts';
export { ownedRecords } from './owned-records.ts';
export { ownedStore } from './owned-store.ts';
export { ReviewFields, reviewRecord, StatusQuery, statusOf, submitted } from './record.ts';
export { statusColumns } from './status-columns.ts';
export { createReview } from './review.ts';
export { reviewedRecords } from './reviewed-records.ts';
export type { Decision, Review, ReviewedKind } from './review.ts';
export { notEditable, reviewStatus, reviewStatusTexts } from './status.ts';
export { uniqueRecords } from './unique-records.ts';
export {
  eitherSide,
  inWords,
  link,
  shown,
  words,
  type ReviewSheet,
  type SheetField,
  type TermField,
} from './sheet.ts';
export {
  createReviewDesk,
  UNDO_MS,
  type TellDecision,
  type DeskItem,
  type Outcome,
  type QueueItem,
  type ReviewDesk,
} from './desk.ts';
