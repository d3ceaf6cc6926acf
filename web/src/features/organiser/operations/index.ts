export { Operations as Component } from './operations';
export { loadOperations as loader } from './load';
