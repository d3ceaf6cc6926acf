export { Editions as Component } from './editions';
export { loadEditions as loader } from './load';
