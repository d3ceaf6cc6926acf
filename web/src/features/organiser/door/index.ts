export { Door as Component } from './door';
