export { eventCollections } from './collections.ts';
