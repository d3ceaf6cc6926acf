export { Overview as Component } from './overview';
export { loadOverview as loader } from './load';
