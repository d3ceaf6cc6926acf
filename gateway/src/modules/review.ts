import { pick } from '../context/locale.ts';
import type { ReviewStateResolvers, ReviewStatus } from '../schema/resolvers.generated.ts';
import { isoInstant } from './page.ts';

/** Review states; the REST contract has them as numbers. */
const reviewStates: { code: number; value: ReviewStatus; cn: string; en: string }[] = [
  { code: 1, value: 'UNDER_REVIEW', cn: '审核中', en: 'Under review' },
  { code: 2, value: 'APPROVED', cn: '审核通过', en: 'Approved' },
  { code: 3, value: 'REJECTED', cn: '审核未通过', en: 'Rejected' },
];

/** What every reviewed record of the REST contract has; the parent of {@link ReviewState}. */
export interface ReviewRecord {
  status: number;
  rejectReasonCn: string;
  rejectReasonEn: string;
  reviewTime: string | null;
}

/** How a review stands where a server of the specification says nothing of it: it waits, and no reason is given. */
export const unreviewed = {
  status: 1,
  status_dictText: '',
  rejectReason: '',
  rejectReasonCn: '',
  rejectReasonEn: '',
  reviewTime: null,
};

/** The state as the REST contract has it; undefined for all. */
export const reviewCode = (status: ReviewStatus | null | undefined): number | undefined =>
  reviewStates.find(({ value }) => value === status)?.code;

/** The state of a number of the REST contract. */
export const statusOfCode = (status: number): ReviewStatus =>
  reviewStates.find(({ code }) => code === status)?.value ?? 'UNDER_REVIEW';

/** How the review of something stands, whatever it is. */
export const ReviewState: ReviewStateResolvers = {
  status: ({ status }) => statusOfCode(status),
  statusLabel: ({ status }, args, context) => {
    const state = reviewStates.find(({ code }) => code === status);
    return pick(context, args, state?.cn, state?.en);
  },
  reason: ({ rejectReasonCn, rejectReasonEn }, args, context) =>
    pick(context, args, rejectReasonCn, rejectReasonEn) || null,
  decidedAt: ({ reviewTime }) => (reviewTime ? isoInstant(reviewTime) : null),
  isEditable: ({ status }) => reviewCode('REJECTED') === status,
};
