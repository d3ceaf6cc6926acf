export { Exports as Component } from './exports';
export { loadExports as loader } from './load';
