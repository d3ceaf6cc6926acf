export { type MetaId, metaIds, metaOf } from './meta';
export { PageMeta } from './page-meta';
