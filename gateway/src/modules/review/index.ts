export type { ReviewStateParent } from './parents.ts';
export { reviewCode, statusOfCode } from './states.ts';
