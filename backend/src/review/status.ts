import { Refusal } from '../http/errors.ts';

/**
 * Review states of everything an organiser approves (docs/specification.md, Review): exhibits, articles, journal entries,
 * badges, advertising requests, purchase demands, pairing and booth applications.
 */
export const reviewStatus = { underReview: 1, approved: 2, rejected: 3 } as const;
export type ReviewStatus = (typeof reviewStatus)[keyof typeof reviewStatus];

/** The states in words. */
export const reviewStatusTexts: Record<number, { ZH: string; EN: string }> = {
  1: { ZH: '审核中', EN: 'Under review' },
  2: { ZH: '审核通过', EN: 'Approved' },
  3: { ZH: '审核未通过', EN: 'Rejected' },
};

const refusals: Record<number, { ZH: string; EN: string }> = {
  1: { ZH: '审核中的数据不能编辑', EN: 'Cannot edit data under review' },
  2: { ZH: '审核通过的数据不能编辑', EN: 'Approved data cannot be edited' },
};

/** Why something in this state cannot be edited (ERR-028..030). */
export const notEditable = (status: number): Refusal =>
  new Refusal(
    refusals[status] ?? {
      ZH: '只能编辑审核未通过的数据',
      EN: 'Only data that failed the review can be edited',
    },
  ).because('CONFLICT');
