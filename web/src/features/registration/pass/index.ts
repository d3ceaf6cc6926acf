export { PassPanel as Component } from './pass-panel';
