export { loadPeople as loader } from './load';
export { People as Component } from './people';
