export type { BuyerPostParent } from './posts/parents.ts';
/** Makes a buyer's post complete, for lists of other domains that carry posts. */
export { completePost } from './posts/records.ts';
export { buyerPostSource } from './posts/source.ts';
