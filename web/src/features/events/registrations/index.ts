export { loadRegistrations as loader } from './load';
export { Registrations as Component } from './registrations';
