export { NumbersPanel as Component } from './numbers';
export { loadNumbers as loader } from './load';
