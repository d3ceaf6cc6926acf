export { isForSearchEngines } from './canonical';
export type { MetaId } from './meta';
export { PageMeta } from './page-meta';
