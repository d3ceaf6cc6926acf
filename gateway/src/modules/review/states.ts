import type { ReviewStatus } from '../../schema/enums.generated.ts';

/** Review states; the REST contract has them as numbers. */
export const reviewStates: { code: number; value: ReviewStatus; cn: string; en: string }[] = [
  { code: 1, value: 'UNDER_REVIEW', cn: '审核中', en: 'Under review' },
  { code: 2, value: 'APPROVED', cn: '审核通过', en: 'Approved' },
  { code: 3, value: 'REJECTED', cn: '审核未通过', en: 'Rejected' },
];

/** The state as the REST contract has it; undefined for all. */
export const reviewCode = (status: ReviewStatus | null | undefined): number | undefined =>
  reviewStates.find(({ value }) => value === status)?.code;

/** The state of a number of the REST contract. */
export const statusOfCode = (status: number): ReviewStatus =>
  reviewStates.find(({ code }) => code === status)?.value ?? 'UNDER_REVIEW';
