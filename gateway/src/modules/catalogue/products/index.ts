export { productSource } from './source.ts';
