export { Resources as Component } from './resources';
