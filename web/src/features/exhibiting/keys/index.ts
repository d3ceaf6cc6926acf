export { Keys as Component } from './keys';
export { loadKeys as loader } from './load';
