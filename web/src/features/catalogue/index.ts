export { ExhibitorCard, type ExhibitorCardProps } from './cards/exhibitor-card';
export { ProductCard, type ProductCardProps } from './cards/product-card';
export { type DirectoryAddress, directoryPath, readDirectoryAddress } from './directory/address';
export { CategoryPanel } from './directory/category-panel';
export { type DirectoryData, DirectoryList } from './directory/directory-list';
export { DirectorySearch } from './directory/directory-search';
export { ProductDirectoryDocument, SupplierDirectoryDocument } from './directory/directory.generated';
