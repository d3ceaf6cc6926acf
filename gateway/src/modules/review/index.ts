export type { ReviewStateParent } from './parents.ts';
export { reviewCode, statusOfCode, unreviewed } from './states.ts';
