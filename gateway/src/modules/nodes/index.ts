export { finders } from './finders.ts';
export type { NodeParent } from './parents.ts';
