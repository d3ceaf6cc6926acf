export { eventCollections } from './collections.ts';
export { ownEvents } from './holdings.ts';
export { eventRoutes } from './routes.ts';
export { eventExports } from './exports.ts';
export { eventNumbers } from './numbers.ts';
