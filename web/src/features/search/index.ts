export { readSearchAddress, type SearchAddress } from './results/address';
export { GroupList, type SearchGroupRef } from './results/group-list';
export { Nothing } from './results/nothing';
export { SearchResults, type SiteSearchRef } from './results/results';
export { SearchGroupDocument, SiteSearchDocument } from './results/site-search.generated';
export { SearchBox } from './suggest';
