export { categorySource } from './categories/source.ts';
export type { ExhibitorParent } from './exhibitors/index.ts';
export type { ProductParent } from './products/parents.ts';
export type { VideoParent } from './videos/parents.ts';
export { exhibitorSource } from './exhibitors/index.ts';
export { productSource } from './products/index.ts';
export { publishedSource } from './published/source.ts';
export { suggestionSource } from './suggestions/source.ts';
export { videoSource } from './videos/source.ts';
