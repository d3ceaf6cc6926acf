export type { ExhibitorParent } from './parents.ts';
export { completeCompany } from './records.ts';
export { exhibitorSource } from './source.ts';
