import type { ReviewRecordQuery } from './reviews.generated';

/** What the reviewer reads before the decision. */
export type ReviewedRecord = NonNullable<NonNullable<ReviewRecordQuery['organiser']>['reviewRecord']>;
