export { isForSearchEngines } from './canonical';
export { type MetaId, metaOf } from './meta';
export { PageMeta } from './page-meta';
export { PageTitle } from './page-title';
