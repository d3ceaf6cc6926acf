export { eventExports } from './exports.ts';
export { eventNumbers } from './numbers.ts';
