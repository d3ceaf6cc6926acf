import { pick } from '../../../context/locale.ts';
import type { ProductResolvers, QueryResolvers } from '../../../schema/resolvers.generated.ts';
import { isoInstant, pageParent, searchPageFields, splitTags } from '../../page.ts';

export const Product: ProductResolvers = {
  title: (record, args, context) => pick(context, args, record.titleCn, record.titleEn),
  brief: (record, args, context) => pick(context, args, record.briefCn, record.briefEn),
  description: (record, args, context) => pick(context, args, record.descriptionCn, record.descriptionEn),
  tags: (record, args, context) => splitTags(pick(context, args, record.tags, record.tagsEn)),
  imageUrl: (record) => record.imageUrl || null,
  videoUrl: (record) => record.videoUrl || null,
  category: async (record, _args, { catalogue }) =>
    (await catalogue.classification()).byCode.get(record.classify) ?? null,
  exhibitor: async (record, _args, { catalogue }) => {
    const exhibitor = await catalogue.exhibitorOf(record);
    // A product without its company is a fault of the data, not of the question.
    if (!exhibitor) throw new Error(`product ${record.id} names the unknown company ${record.companyId}`);
    return exhibitor;
  },
  relatedProducts: (record, _args, { catalogue }) => catalogue.related(record.id),
  createdAt: (record) => isoInstant(record.createTime),
};

export const ProductPage = searchPageFields;

export const productQueries: Pick<QueryResolvers, 'product' | 'products' | 'recommendedProducts'> = {
  product: (_root, { id }, { catalogue }) => catalogue.product.load(id),
  products: (_root, { filter, page, pageSize }, { catalogue }) =>
    pageParent(catalogue.products({ ...filter, page, pageSize }), { page, pageSize }),
  recommendedProducts: (_root, args, { catalogue }) => pageParent(catalogue.recommendedProducts(args), args),
};
