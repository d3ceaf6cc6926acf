export { Others as Component } from './others';
export { loadOthers as loader } from './load';
