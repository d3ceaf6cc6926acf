export { favouriteHoldings, ownFavourites } from './holdings.ts';
export { favouriteRoutes } from './routes.ts';
export { favouriteNumbers } from './numbers.ts';
