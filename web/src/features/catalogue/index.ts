export { type DirectoryAddress, directoryPath, readDirectoryAddress } from './directory/address';
export { CategoryPanel } from './directory/category-panel';
export { type DirectoryData, DirectoryList } from './directory/directory-list';
export { DirectorySearch } from './directory/directory-search';
export { RelaxedFinds } from './relaxed/relaxed-finds';
export { SupplierFilters } from './directory/supplier-filters';
export {
  ExhibitorPlacesDocument,
  HotTagsDocument,
  ProductDirectoryDocument,
  SupplierDirectoryDocument,
} from './directory/directory.generated';
export {
  SupplierDetailDocument,
  type SupplierDetailQuery,
  type SupplierDetailQueryVariables,
  SupplierNewsDocument,
  SupplierProductsDocument,
} from './exhibitor-detail/supplier-detail.generated';
export { ExhibitorSkeleton } from './exhibitor-detail/exhibitor-skeleton';
export { KnownExhibitor } from './exhibitor-detail/known-exhibitor';
export { ExhibitorProfile } from './exhibitor-detail/exhibitor-profile';
export { SupplierNews, type SupplierNewsRef } from './exhibitor-detail/supplier-news';
export { SupplierProducts, type SupplierProductsRef } from './exhibitor-detail/supplier-products';
export { HomeCategories } from './home/home-categories';
export { HomeHero } from './home/home-hero';
export { type HomeData, HomeParts } from './home/home-parts';
export { ExhibitorsSkeleton, ProductsSkeleton, VideosSkeleton } from './home/home-skeletons';
export {
  HomeExhibitorsDocument,
  HomePostersDocument,
  HomeProductsDocument,
  HomeVideosDocument,
} from './home/product-home.generated';
export {
  ProductDetailDocument,
  type ProductDetailQuery,
  type ProductDetailQueryVariables,
  RelatedProductsDocument,
} from './product-detail/product-detail.generated';
export { KnownProduct } from './product-detail/known-product';
export { ProductProfile } from './product-detail/product-profile';
export { RelatedProducts, type RelatedProductsRef } from './product-detail/related-products';
export { ListPage } from './recommended/list-page';
export { RecommendedExhibitors, type RecommendedExhibitorsRef } from './recommended/recommended-exhibitors';
export { RecommendedProducts, type RecommendedProductsRef } from './recommended/recommended-products';
export {
  RecommendedExhibitorsPageDocument,
  RecommendedProductsPageDocument,
} from './recommended/recommended.generated';
export { StripSkeleton } from './strip';
export { type PopularVideosRef, VideoGrid } from './videos/video-grid';
export { PopularVideosDocument } from './videos/video-page.generated';
