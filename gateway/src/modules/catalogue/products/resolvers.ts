import { pick } from '../../../context/locale.ts';
import type {
  ProductPageResolvers,
  ProductResolvers,
  QueryResolvers,
} from '../../../schema/resolvers.generated.ts';
import { isoInstant, pageParent, searchPageFields, splitTags } from '../../page.ts';
import { categorySource } from '../categories/source.ts';
import { productSource } from './source.ts';

export const Product: ProductResolvers = {
  title: (record, args, context) => pick(context, args, record.titleCn, record.titleEn),
  brief: (record, args, context) => pick(context, args, record.briefCn, record.briefEn),
  description: (record, args, context) => pick(context, args, record.descriptionCn, record.descriptionEn),
  tags: (record, args, context) => splitTags(pick(context, args, record.tags, record.tagsEn)),
  imageUrl: (record) => record.imageUrl || null,
  videoUrl: (record) => record.videoUrl || null,
  category: async (record, _args, context) =>
    (await categorySource(context).classification()).byCode.get(record.classify) ?? null,
  exhibitor: async (record, _args, context) => {
    const exhibitor = await productSource(context).exhibitorOf(record);
    // A product without its company is a fault of the data, not of the question.
    if (!exhibitor) throw new Error(`product ${record.id} names the unknown company ${record.companyId}`);
    return exhibitor;
  },
  relatedProducts: (record, _args, context) => productSource(context).related(record.id),
  createdAt: (record) => isoInstant(record.createTime),
};

export const ProductPage: ProductPageResolvers = searchPageFields;

export const Query: Pick<QueryResolvers, 'product' | 'products' | 'recommendedProducts'> = {
  product: (_root, { id }, context) => productSource(context).byId.load(id),
  products: (_root, { filter, page, pageSize }, context) =>
    pageParent(productSource(context).list({ ...filter, page, pageSize }), { page, pageSize }),
  recommendedProducts: (_root, args, context) => pageParent(productSource(context).recommended(args), args),
};
