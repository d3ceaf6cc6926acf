export { eventCollections } from './collections.ts';
export { ownEvents } from './holdings.ts';
export { eventRoutes } from './routes.ts';
