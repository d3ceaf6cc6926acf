import { pick } from '../../context/locale.ts';
import type { ReviewStateResolvers } from '../../schema/resolvers.generated.ts';
import { isoInstant } from '../page.ts';
import { reviewCode, reviewStates, statusOfCode } from './states.ts';

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
