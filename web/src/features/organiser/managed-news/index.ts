export { loadManagedNews as loader } from './load';
export { ManagedNews as Component } from './managed-news';
