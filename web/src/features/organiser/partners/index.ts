export { loadPartners as loader } from './load';
export { Partners as Component } from './partners';
