import { pick } from '../../../context/locale.ts';
import { UpstreamRefusal } from '../../../rest/errors.ts';
import type {
  BuyerPostResolvers,
  MutationResolvers,
  ReviewStateResolvers,
  ReviewStatus,
  UserErrorCode,
  ViewerResolvers,
} from '../../../schema/resolvers.generated.ts';
import { isoInstant, pageParent } from '../../page.ts';
import { publishCode, purchaseCode, reviewStates } from '../dictionary.ts';

/** Names of the REST body's fields in the mutation's input. */
const inputField: Record<string, string> = {
  id: 'id',
  type: 'publishType',
  postsClassify: 'purchaseTypes',
  content: 'content',
  postsNumber: 'quantity',
  coverImage: 'imageUrl',
};

/** What a form can show; the rest (no session, too many) concerns the whole request. */
function expected(error: unknown) {
  if (!(error instanceof UpstreamRefusal) || error.code !== 500) throw error;
  const code: UserErrorCode = error.status === 409 ? 'DUPLICATE' : 'INVALID';
  const field = error.field === undefined ? undefined : inputField[error.field];
  return [{ code, message: error.message, path: field === undefined ? null : [field] }];
}

const statusCode = (status: ReviewStatus | null | undefined): number | undefined =>
  reviewStates.find(({ value }) => value === status)?.code;

export const ReviewState: ReviewStateResolvers = {
  status: ({ status }) => reviewStates.find(({ code }) => code === status)?.value ?? 'UNDER_REVIEW',
  statusLabel: ({ status }, args, context) => {
    const state = reviewStates.find(({ code }) => code === status);
    return pick(context, args, state?.cn, state?.en);
  },
  reason: ({ rejectReasonCn, rejectReasonEn }, args, context) =>
    pick(context, args, rejectReasonCn, rejectReasonEn) || null,
  decidedAt: ({ reviewTime }) => (reviewTime ? isoInstant(reviewTime) : null),
  isEditable: ({ status }) => statusCode('REJECTED') === status,
};

/** Fields that owners see. A public record has no state. */
export const ownFields: Pick<BuyerPostResolvers, 'publisher' | 'updatedAt' | 'review'> = {
  publisher: (record) => record.publisher || null,
  updatedAt: (record) => ('updateTime' in record && record.updateTime ? isoInstant(record.updateTime) : null),
  review: (record) => ('status' in record ? record : null),
};

export const viewerPosts: Pick<ViewerResolvers, 'buyerPost' | 'buyerPosts'> = {
  buyerPosts: (_viewer, { status, page, pageSize }, { ownPosts }) =>
    pageParent(ownPosts.list(statusCode(status), page, pageSize), { page, pageSize }),
  buyerPost: (_viewer, { id }, { ownPosts }) => ownPosts.find(id),
};

export const ownPostMutations: Pick<MutationResolvers, 'deleteBuyerPost' | 'saveBuyerPost'> = {
  saveBuyerPost: async (_root, { input }, { ownPosts }) => {
    try {
      const { result, message } = await ownPosts.save({
        id: input.id ?? undefined,
        type: publishCode(input.publishType),
        classes: input.purchaseTypes.map(purchaseCode),
        content: input.content,
        quantity: input.quantity,
        imageUrl: input.imageUrl,
      });
      return { buyerPost: result, message, errors: [] };
    } catch (error) {
      return { buyerPost: null, message: null, errors: expected(error) };
    }
  },

  deleteBuyerPost: async (_root, { id }, { ownPosts }) => {
    try {
      const { message } = await ownPosts.remove(id);
      return { deletedId: id, message, errors: [] };
    } catch (error) {
      return { deletedId: null, message: null, errors: expected(error) };
    }
  },
};
