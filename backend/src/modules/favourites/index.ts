import type { FastifyPluginAsync } from 'fastify';
import type { Core } from '../../core.ts';
import type { Identity } from '../identity/index.ts';
import { favouriteRoutes } from './routes.ts';

export { favouriteCompanyData, ownFavourites } from './personal-data.ts';
export { favouriteNumbers } from './numbers.ts';

/** Favourites: what people have marked for later. */
export function createFavourites(core: Core, { identity }: { identity: Pick<Identity, 'guard'> }) {
  const routes: FastifyPluginAsync = async (app) => {
    await app.register(favouriteRoutes, { ...core, guard: identity.guard });
  };
  return { routes };
}
