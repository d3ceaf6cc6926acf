export { favouriteHoldings } from './holdings.ts';
export { favouriteRoutes } from './routes.ts';
