export type { OwnProductParent } from './product-loaders.ts';
