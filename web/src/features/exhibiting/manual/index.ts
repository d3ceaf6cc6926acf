export { Manual as Component } from './manual';
export { loadManual as loader } from './load';
