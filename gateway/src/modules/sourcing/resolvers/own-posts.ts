import type {
  BuyerPostResolvers,
  MutationResolvers,
  ViewerResolvers,
} from '../../../schema/resolvers.generated.ts';
import { isoInstant, pageParent } from '../../page.ts';
import { reviewCode } from '../../review.ts';
import { userErrors } from '../../user-errors.ts';
import { publishCode, purchaseCode } from '../dictionary.ts';

/** Names of the REST body's fields in the mutation's input. */
const inputField: Record<string, string> = {
  id: 'id',
  type: 'publishType',
  postsClassify: 'purchaseTypes',
  content: 'content',
  postsNumber: 'quantity',
  coverImage: 'imageUrl',
};

const expected = (error: unknown) => userErrors(error, inputField);

/** Fields that owners see. A public record has no state. */
export const ownFields: Pick<BuyerPostResolvers, 'publisher' | 'updatedAt' | 'review'> = {
  publisher: (record) => record.publisher || null,
  updatedAt: (record) => ('updateTime' in record && record.updateTime ? isoInstant(record.updateTime) : null),
  review: (record) => ('status' in record ? record : null),
};

export const viewerPosts: Pick<ViewerResolvers, 'buyerPost' | 'buyerPosts'> = {
  buyerPosts: (_viewer, { status, page, pageSize }, { ownPosts }) =>
    pageParent(ownPosts.list(reviewCode(status), page, pageSize), { page, pageSize }),
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
