import { reviewStatus } from '../../review/index.ts';

const A_DAY_MS = 24 * 3_600_000;

/** The columns of a reviewed record of the demo that was handed in at a time, and decided on a day later. */
export function stateOf(
  status: keyof typeof reviewStatus,
  at: string,
  reason: { cn: string; en: string } = { cn: '', en: '' },
) {
  const createdAt = new Date(at);
  const waits = status === 'underReview';
  return {
    status: reviewStatus[status],
    rejectReasonCn: reason.cn,
    rejectReasonEn: reason.en,
    submittedAt: createdAt,
    reviewedAt: waits ? null : new Date(createdAt.getTime() + A_DAY_MS),
    createdAt,
  };
}
