import type {
  MutationResolvers,
  ProductResolvers,
  ProductTextsResolvers,
  ViewerResolvers,
} from '../../../schema/resolvers.generated.ts';
import { isoInstant, pageParent, splitTags } from '../../page.ts';
import { reviewCode } from '../../review.ts';
import { userErrors } from '../../user-errors.ts';

/** Names of the REST body's fields in the mutation's input. */
const inputField: Record<string, string> = {
  id: 'id',
  titleCn: 'titleCn',
  titleEn: 'titleEn',
  classify: 'categoryCode',
  fillTags: 'tagsCn',
  fillTagsEn: 'tagsEn',
  imageUrl: 'imageUrl',
  videoUrl: 'videoUrl',
  descriptionCn: 'descriptionCn',
  descriptionEn: 'descriptionEn',
};

/** Fields that its company sees. A public record has no state. */
export const ownProductFields: Pick<ProductResolvers, 'review' | 'texts'> = {
  review: (record) => ('own' in record ? record : null),
  texts: (record) => ('own' in record ? record : null),
};

export const ProductTexts: ProductTextsResolvers = {
  tagsCn: ({ tags }) => splitTags(tags),
  tagsEn: ({ tagsEn }) => splitTags(tagsEn),
  updatedAt: ({ own }) => isoInstant(own.updateTime),
};

export const viewerProducts: Pick<ViewerResolvers, 'product' | 'products'> = {
  products: ({ role, companyId }, { status, page, pageSize }, { ownProducts }) =>
    role === 'exhibitor' && companyId !== null
      ? pageParent(ownProducts.list(reviewCode(status), page, pageSize), { page, pageSize })
      : null,
  product: ({ role, companyId }, { id }, { ownProducts }) =>
    role === 'exhibitor' && companyId !== null ? ownProducts.find(id) : null,
};

export const productMutations: Pick<MutationResolvers, 'deleteProducts' | 'saveProduct'> = {
  saveProduct: async (_root, { input }, { ownProducts }) => {
    try {
      const { result, message } = await ownProducts.save({
        id: input.id ?? undefined,
        titleCn: input.titleCn,
        titleEn: input.titleEn,
        classify: input.categoryCode ?? '',
        fillTags: (input.tagsCn ?? []).join(','),
        fillTagsEn: (input.tagsEn ?? []).join(','),
        imageUrl: input.imageUrl,
        videoUrl: input.videoUrl ?? '',
        descriptionCn: input.descriptionCn,
        descriptionEn: input.descriptionEn,
      });
      return { product: result, message, errors: [] };
    } catch (error) {
      return { product: null, message: null, errors: userErrors(error, inputField) };
    }
  },

  deleteProducts: async (_root, { ids }, { ownProducts }) => {
    try {
      const { message } = await ownProducts.remove(ids);
      return { deletedIds: [...ids], message, errors: [] };
    } catch (error) {
      return { deletedIds: [], message: null, errors: userErrors(error) };
    }
  },
};
