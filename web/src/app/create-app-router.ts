import { createBrowserRouter } from 'react-router-dom';
import { basePath } from '../lib/paths';
import type { AppContext } from './route-module';
import { createRoutes } from './routes';

/** For a server: `createStaticHandler(createRoutes(app), { basename: basePath })` with the same routes. */
export function createAppRouter(app: AppContext) {
  return createBrowserRouter(createRoutes(app), { basename: basePath });
}
