export type { BuyerPostParent } from './posts/parents.ts';
export { buyerPostSource } from './posts/source.ts';
