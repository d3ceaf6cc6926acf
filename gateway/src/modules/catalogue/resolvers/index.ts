import { Category, categoryQueries, HotTag } from './category.ts';
import { Exhibitor, ExhibitorPage, exhibitorQueries } from './exhibitor.ts';
import { Product, ProductPage, productQueries } from './product.ts';
import { Video, VideoPage, videoQueries } from './video.ts';

/** Exhibitors, products, categories, videos, recommendations. */
export const catalogueResolvers = {
  Query: { ...productQueries, ...exhibitorQueries, ...categoryQueries, ...videoQueries },
  Product,
  ProductPage,
  Exhibitor,
  ExhibitorPage,
  Category,
  HotTag,
  Video,
  VideoPage,
};
