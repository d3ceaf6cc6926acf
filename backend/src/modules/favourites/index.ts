export { favouriteNumbers } from './numbers.ts';
