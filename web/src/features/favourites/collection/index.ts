export { Collection as Component } from './collection';
export { loadCollection as loader } from './load';
