export { demoReviewer } from './demo-reviewer.ts';
export { createReview } from './review.ts';
export type { Decision, Review, ReviewedKind } from './review.ts';
export { notEditable, reviewStatus, reviewStatusTexts } from './status.ts';
