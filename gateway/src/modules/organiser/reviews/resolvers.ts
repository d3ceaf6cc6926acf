import { pick } from '../../../context/locale.ts';
import type { Schemas } from '../../../rest/operations.ts';
import { sanitiseRichText } from '../../../rich-text.ts';
import type {
  MutationResolvers,
  OrganiserResolvers,
  RejectReasonResolvers,
  ReviewActor,
  ReviewCountResolvers,
  ReviewFieldResolvers,
  ReviewItemPageResolvers,
  ReviewItemResolvers,
  ReviewRecordResolvers,
  ReviewStepPageResolvers,
  ReviewStepResolvers,
  ReviewTermOptionResolvers,
  ReviewTermResolvers,
} from '../../../schema/resolvers.generated.ts';
import { isoInstant, pageFields, pageParent } from '../../page.ts';
import { statusOfCode } from '../../review/index.ts';
import { payload } from '../../user-errors.ts';
import { valueOf } from '../../enum-codes.ts';
import { reviewsSource } from './source.ts';

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
  kind: ({ kind }) => valueOf(kind),
  value: ({ kind, value }, args, context) => shown(kind, pick(context, args, value.cn, value.en)),
  hasChanged: ({ before }) => before !== null,
  before: ({ kind, before }, args, context) =>
    before && shown(kind, pick(context, args, before.cn, before.en)),
};

export const ReviewTerm: ReviewTermResolvers = { label };
export const ReviewTermOption: ReviewTermOptionResolvers = {
  label: (parent, args, context) => pick(context, args, parent.label.cn, parent.label.en),
};

const actors: Record<string, ReviewActor> = { owner: 'OWNER', organiser: 'ORGANISER', demo: 'DEMO' };

export const ReviewStep: ReviewStepResolvers = {
  kindLabel: ({ kindCn, kindEn }, args, context) => pick(context, args, kindCn, kindEn),
  title: ({ titleCn, titleEn }, args, context) => pick(context, args, titleCn, titleEn),
  status: ({ status }) => statusOfCode(status),
  actor: ({ actor }) => actors[actor] ?? 'ORGANISER',
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

export const Organiser: Pick<
  OrganiserResolvers,
  'rejectReasons' | 'reviewCounts' | 'reviewHistory' | 'reviewQueue' | 'reviewRecord'
> = {
  reviewCounts: (_record, _args, context) => reviewsSource(context).counts(),
  reviewQueue: (_record, { kind, page, pageSize }, context) =>
    pageParent(reviewsSource(context).queue({ kind: kind ?? undefined, pageNo: page, pageSize }), {
      page,
      pageSize,
    }),
  reviewRecord: (_record, { kind, id }, context) => reviewsSource(context).record(kind, id),
  reviewHistory: (_record, { page, pageSize }, context) =>
    pageParent(reviewsSource(context).history({ pageNo: page, pageSize }), { page, pageSize }),
  rejectReasons: (_record, _args, context) => reviewsSource(context).reasons(),
};

/** Where a field of the REST body stands in the input; any other is a term. */
const pathOf = (field: string): string[] =>
  ({ reasonCn: ['reasonZh'], reasonEn: ['reasonEn'] })[field] ?? ['terms', field];

const decisionOf = (outcome: Schemas['DecisionOutcome']) => ({
  itemId: itemId(outcome),
  outcome: valueOf(outcome.result),
  message: outcome.message,
  undoSeconds: outcome.undoSeconds,
});

export const Mutation: Pick<MutationResolvers, 'decideReviews' | 'undoReview'> = {
  decideReviews: (_root, { input }, context) => {
    const { records, decision, reasonZh, reasonEn, terms } = input;
    const body = {
      records: records.map(({ kind, id, version }) => ({ kind, id, version })),
      decision: decision === 'APPROVED' ? ('approve' as const) : ('reject' as const),
      reasonCn: reasonZh ?? '',
      reasonEn: reasonEn ?? '',
      ...(terms ? { terms: Object.fromEntries(terms.map(({ key, value }) => [key, value])) } : {}),
    };
    return payload(
      async () => {
        const { result, message } = await reviewsSource(context).decide(body);
        return { decisions: result.map(decisionOf), message };
      },
      { decisions: [], message: null },
      pathOf,
    );
  },

  undoReview: (_root, { input: { kind, id } }, context) =>
    payload(
      async () => {
        const { message } = await reviewsSource(context).undo(kind, id);
        return { message };
      },
      { message: null },
    ),
};
