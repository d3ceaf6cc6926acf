import { Category, categoryQueries, HotTag } from './category.ts';
import { DisplayedLogo, Exhibitor, ExhibitorPage, exhibitorQueries } from './exhibitor.ts';
import { Product, ProductPage, productQueries } from './product.ts';
import { Video, VideoPage, videoQueries } from './video.ts';

/** Exhibitors, products, categories, videos, recommendations. */
export const catalogueResolvers = {
  Query: { ...productQueries, ...exhibitorQueries, ...categoryQueries, ...videoQueries },
  Product,
  ProductPage,
  DisplayedLogo,
  Exhibitor,
  ExhibitorPage,
  Category,
  HotTag,
  Video,
  VideoPage,
};
