import type {
  BuyerPostResolvers,
  MutationResolvers,
  ViewerResolvers,
} from '../../../schema/resolvers.generated.ts';
import { pageParent } from '../../page.ts';
import { reviewCode } from '../../review/index.ts';
import { payload } from '../../user-errors.ts';
import { ownPostSource } from './source.ts';
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

/** Fields that owners see. A public record has no state. */
export const BuyerPost: Pick<BuyerPostResolvers, 'publisher' | 'review'> = {
  publisher: (record) => record.publisher || null,
  review: (record) => ('status' in record ? record : null),
};

export const Viewer: Pick<ViewerResolvers, 'buyerPost' | 'buyerPosts'> = {
  buyerPosts: (_viewer, { status, page, pageSize }, context) =>
    pageParent(ownPostSource(context).list(reviewCode(status), page, pageSize), { page, pageSize }),
  buyerPost: (_viewer, { id }, context) => ownPostSource(context).find(id),
};

export const Mutation: Pick<MutationResolvers, 'deleteBuyerPost' | 'saveBuyerPost'> = {
  saveBuyerPost: (_root, { input }, context) =>
    payload(
      async () => {
        const { result, message } = await ownPostSource(context).save({
          id: input.id ?? undefined,
          type: input.publishType ? publishCode(input.publishType) : '',
          classes: input.purchaseTypes.map(purchaseCode),
          content: input.content,
          quantity: input.quantity,
          imageUrl: input.imageUrl,
        });
        return { buyerPost: result, message };
      },
      { buyerPost: null, message: null },
      inputField,
    ),

  deleteBuyerPost: (_root, { input: { id } }, context) =>
    payload(
      async () => {
        const { message } = await ownPostSource(context).remove(id);
        return { deletedId: id, message };
      },
      { deletedId: null, message: null },
      inputField,
    ),
};
