export { Edition as Component } from './edition';
export { loadEdition as loader } from './load';
