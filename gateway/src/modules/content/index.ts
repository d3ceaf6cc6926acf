export { documentSource } from './documents/source.ts';
export { editionSource } from './edition/source.ts';
export type { NewsArticleParent } from './news/parents.ts';
export { newsSource } from './news/source.ts';
