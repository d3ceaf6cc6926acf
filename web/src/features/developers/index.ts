export { Guide } from './guide';
export { Reference } from './reference';
