import { pick } from '../../../context/locale.ts';
import { sanitiseRichText } from '../../../rich-text.ts';
import type {
  MutationResolvers,
  OrganiserResolvers,
  RejectReasonResolvers,
  ReviewActor,
  ReviewCountResolvers,
  ReviewFieldKind,
  ReviewFieldResolvers,
  ReviewItemPageResolvers,
  ReviewItemResolvers,
  ReviewOutcome,
  ReviewRecordResolvers,
  ReviewStepPageResolvers,
  ReviewStepResolvers,
  ReviewTermOptionResolvers,
  ReviewTermResolvers,
} from '../../../schema/resolvers.generated.ts';
import { isoInstant, pageFields, pageParent } from '../../page.ts';
import { statusOfCode } from '../../review.ts';
import { userErrors } from '../../user-errors.ts';

const itemId = ({ kind, id }: { kind: string; id: string }) => `${kind}:${id}`;
const kindLabel: ReviewItemResolvers['kindLabel'] = ({ kindCn, kindEn }, args, context) =>
  pick(context, args, kindCn, kindEn);
const label: ReviewTermResolvers['label'] = (parent, args, context) =>
  pick(context, args, parent.label.cn, parent.label.en);

export const ReviewCount: ReviewCountResolvers = {
  kindLabel: ({ kindCn, kindEn }, args, context) => pick(context, args, kindCn, kindEn),
};

export const ReviewItem: ReviewItemResolvers = {
  id: itemId,
  kindLabel,
  recordId: ({ id }) => id,
  title: ({ titleCn, titleEn }, args, context) => pick(context, args, titleCn, titleEn),
  owner: ({ ownerCn, ownerEn }, args, context) => pick(context, args, ownerCn, ownerEn),
  submittedAt: ({ submitTime }) => isoInstant(submitTime),
};

export const ReviewItemPage: ReviewItemPageResolvers = pageFields;
export const ReviewStepPage: ReviewStepPageResolvers = pageFields;

/** HTML is cleaned on the way out too, whatever the server says of it. */
const shown = (kind: string, value: string) => (kind === 'rich' ? sanitiseRichText(value) : value);

export const ReviewField: ReviewFieldResolvers = {
  label: (parent, args, context) => pick(context, args, parent.label.cn, parent.label.en),
  kind: ({ kind }) => kind.toUpperCase() as ReviewFieldKind,
  value: ({ kind, value }, args, context) => shown(kind, pick(context, args, value.cn, value.en)),
  hasChanged: ({ before }) => before !== null,
  before: ({ kind, before }, args, context) =>
    before && shown(kind, pick(context, args, before.cn, before.en)),
};

export const ReviewTerm: ReviewTermResolvers = { label };
export const ReviewTermOption: ReviewTermOptionResolvers = {
  label: (parent, args, context) => pick(context, args, parent.label.cn, parent.label.en),
};

export const ReviewStep: ReviewStepResolvers = {
  kindLabel: ({ kindCn, kindEn }, args, context) => pick(context, args, kindCn, kindEn),
  title: ({ titleCn, titleEn }, args, context) => pick(context, args, titleCn, titleEn),
  status: ({ status }) => statusOfCode(status),
  actor: ({ actor }) => actor.toUpperCase() as ReviewActor,
  by: ({ by }) => by || null,
  reason: ({ reasonCn, reasonEn }, args, context) => pick(context, args, reasonCn, reasonEn) || null,
  at: ({ time }) => isoInstant(time),
};

export const ReviewRecord: ReviewRecordResolvers = {
  item: (record) => record,
  status: ({ status }) => statusOfCode(status),
  readBy: ({ readBy }) => readBy || null,
  heldBy: ({ heldBy }) => heldBy || null,
  heldStatus: ({ heldStatus }) => (heldStatus === 0 ? null : statusOfCode(heldStatus)),
};

export const RejectReason: RejectReasonResolvers = {
  title: ({ titleCn, titleEn }, args, context) => pick(context, args, titleCn, titleEn),
  text: ({ textCn, textEn }, args, context) => pick(context, args, textCn, textEn),
};

export const organiserReviews: Pick<
  OrganiserResolvers,
  'rejectReasons' | 'reviewCounts' | 'reviewHistory' | 'reviewQueue' | 'reviewRecord'
> = {
  reviewCounts: (_record, _args, { reviewDesk }) => reviewDesk.counts(),
  reviewQueue: (_record, { kind, page, pageSize }, { reviewDesk }) =>
    pageParent(reviewDesk.queue({ kind: kind ?? undefined, pageNo: page, pageSize }), { page, pageSize }),
  reviewRecord: (_record, { kind, id }, { reviewDesk }) => reviewDesk.record(kind, id),
  reviewHistory: (_record, { page, pageSize }, { reviewDesk }) =>
    pageParent(reviewDesk.history({ pageNo: page, pageSize }), { page, pageSize }),
  rejectReasons: (_record, _args, { reviewDesk }) => reviewDesk.reasons(),
};

/** Where a field of the REST body stands in the input; any other is a term. */
const pathOf = (field: string): string[] =>
  ({ reasonCn: ['reasonZh'], reasonEn: ['reasonEn'] })[field] ?? ['terms', field];

export const reviewMutations: Pick<MutationResolvers, 'decideReviews' | 'undoReview'> = {
  decideReviews: async (_root, { input }, { reviewDesk }) => {
    const { records, decision, reasonZh, reasonEn, terms } = input;
    try {
      const { result, message } = await reviewDesk.decide({
        records: records.map(({ kind, id, version }) => ({ kind, id, version })),
        decision: decision === 'APPROVED' ? 'approve' : 'reject',
        reasonCn: reasonZh ?? '',
        reasonEn: reasonEn ?? '',
        ...(terms ? { terms: Object.fromEntries(terms.map(({ key, value }) => [key, value])) } : {}),
      });
      const decisions = result.map((one) => ({
        itemId: itemId(one),
        outcome: one.result.toUpperCase() as ReviewOutcome,
        message: one.message,
        undoSeconds: one.undoSeconds,
      }));
      return { decisions, message, errors: [] };
    } catch (error) {
      return { decisions: [], message: null, errors: userErrors(error, pathOf) };
    }
  },

  undoReview: async (_root, { kind, id }, { reviewDesk }) => {
    try {
      return { message: (await reviewDesk.undo(kind, id)).message, errors: [] };
    } catch (error) {
      return { message: null, errors: userErrors(error) };
    }
  },
};
