export { Groups as Component } from './groups';
export { loadGroups as loader } from './load';
