import type {
  MutationResolvers,
  OwnCompanyResolvers,
  ProductResolvers,
  ProductTextsResolvers,
  ViewerResolvers,
} from '../../../schema/resolvers.generated.ts';
import { isoInstant, pageParent, splitTags } from '../../page.ts';
import { reviewCode } from '../../review/index.ts';
import { payload } from '../../user-errors.ts';
import { ownProductSource } from './source.ts';

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
export const Product: Pick<ProductResolvers, 'review' | 'texts'> = {
  review: (record) => ('own' in record ? record : null),
  texts: (record) => ('own' in record ? record : null),
};

export const ProductTexts: ProductTextsResolvers = {
  tagsCn: ({ tags }) => splitTags(tags),
  tagsEn: ({ tagsEn }) => splitTags(tagsEn),
  updatedAt: ({ own }) => isoInstant(own.updateTime),
};

export const OwnCompany: Pick<OwnCompanyResolvers, 'products'> = {
  products: (_company, { page, pageSize }, context) =>
    pageParent(ownProductSource(context).list(undefined, page, pageSize), { page, pageSize }),
};

export const Viewer: Pick<ViewerResolvers, 'product' | 'products'> = {
  products: ({ role, companyId }, { status, page, pageSize }, context) =>
    role === 'exhibitor' && companyId !== null
      ? pageParent(ownProductSource(context).list(reviewCode(status), page, pageSize), { page, pageSize })
      : null,
  product: ({ role, companyId }, { id }, context) =>
    role === 'exhibitor' && companyId !== null ? ownProductSource(context).find(id) : null,
};

export const Mutation: Pick<MutationResolvers, 'deleteProducts' | 'saveProduct'> = {
  saveProduct: (_root, { input }, context) =>
    payload(
      async () => {
        return ownProductSource(context).save(input.id ?? undefined, {
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
      },
      { product: null, message: null },
      inputField,
    ),

  deleteProducts: (_root, { input: { ids } }, context) =>
    payload(
      async () => {
        const { message } = await ownProductSource(context).remove(ids);
        return { deletedIds: [...ids], message };
      },
      { deletedIds: [], message: null },
    ),
};
