export { ownEvents } from './holdings.ts';
export { eventRoutes } from './routes.ts';
