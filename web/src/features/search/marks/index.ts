export { Marked } from './marked';
export { excerpt } from './parts';
