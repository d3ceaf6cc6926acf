export { Demands as Component } from './demands';
export { loadDemands as loader } from './load';
