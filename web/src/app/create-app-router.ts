import { createBrowserRouter } from 'react-router-dom';
import type { AppContext } from './route-module';
import { createRoutes } from './routes';

export const basename = '/d';

/** For a server: `createStaticHandler(createRoutes(app), { basename })` with the same routes. */
export function createAppRouter(app: AppContext) {
  return createBrowserRouter(createRoutes(app), { basename });
}
