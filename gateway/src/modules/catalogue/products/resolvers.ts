import { pick } from '../../../context/locale.ts';
import type {
  ProductConnectionResolvers,
  ProductPageResolvers,
  ProductResolvers,
  QueryResolvers,
} from '../../../schema/resolvers.generated.ts';
import { instantOrNull, isoInstant, pageParent, searchPageFields, splitTags } from '../../page.ts';
import {
  absolute,
  bilingualText,
  bilingualUrl,
  bilingualWords,
  connectionFields,
  connectionParent,
  imageOf,
  nodeIdOf,
} from '../../shared/index.ts';
import { categorySource } from '../categories/source.ts';
import { orders, productConditions } from './conditions.ts';
import { productListingSource } from './listing-source.ts';
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
  exhibitor: (record, _args, context) => productSource(context).exhibitorOf(record),
  relatedProducts: (record, _args, context) => productSource(context).related(record.id),
  createdAt: (record) => isoInstant(record.createTime),
  nodeId: ({ id }) => nodeIdOf('Product', id),
  externalId: ({ externalId }) => externalId || null,
  bilingualTitle: (record, _args, context) => bilingualText(record.titleCn, record.titleEn, context),
  bilingualBrief: (record, _args, context) => bilingualText(record.briefCn, record.briefEn, context),
  bilingualDescription: (record, _args, context) =>
    bilingualText(record.descriptionCn, record.descriptionEn, context),
  bilingualTags: ({ tags, tagsEn }) => bilingualWords(tags, tagsEn),
  image: ({ imageUrl }) => imageOf(imageUrl),
  video: ({ videoUrl }, _args, context) => absolute(videoUrl, context) || null,
  siteUrl: ({ id }, _args, context) => bilingualUrl(`/d/product/product-detail?id=${id}`, context),
  updatedAt: ({ updateTime }) => instantOrNull(updateTime),
};

export const ProductConnection: ProductConnectionResolvers = connectionFields;

export const ProductPage: ProductPageResolvers = searchPageFields;

export const Query: Pick<
  QueryResolvers,
  'product' | 'productConnection' | 'products' | 'recommendedProducts'
> = {
  product: (_root, { id }, context) => productSource(context).byId.load(id),
  products: (_root, { filter, page, pageSize }, context) =>
    pageParent(productSource(context).list({ ...filter, page, pageSize }), { page, pageSize }),
  productConnection: (_root, { filter, first, after, orderBy, reverse }, context) => {
    const source = productListingSource(context);
    const conditions = productConditions(filter ?? {});
    const query = { ...conditions, first, after: after ?? undefined, order: orders[orderBy], reverse };
    return connectionParent(source.connection(query), () => source.count(conditions));
  },
  recommendedProducts: (_root, args, context) => pageParent(productSource(context).recommended(args), args),
};
