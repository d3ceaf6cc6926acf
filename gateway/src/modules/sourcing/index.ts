/** Makes a buyer's post complete, for lists of other domains that carry posts. */
export { completePost } from './records.ts';
