export type { ExhibitorParent } from './parents.ts';
export { exhibitorSource } from './source.ts';
