export { productListingSource } from './listing-source.ts';
export { productSource } from './source.ts';
