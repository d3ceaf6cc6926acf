import { createBrowserRouter } from 'react-router-dom';
import { basePath } from '../lib/paths';
import type { AppContext } from './route-module';
import { createRoutes } from './routes';

/** When the first page's code, texts and data are here, or its failure. */
export function routerReady(router: ReturnType<typeof createAppRouter>): Promise<void> {
  if (router.state.initialized) return Promise.resolve();
  return new Promise((resolve) => {
    const stop = router.subscribe(({ initialized }) => {
      if (!initialized) return;
      stop();
      resolve();
    });
  });
}

/** For a server: `createStaticHandler(createRoutes(app), { basename: basePath })` with the same routes. */
export function createAppRouter(app: AppContext) {
  return createBrowserRouter(createRoutes(app), { basename: basePath });
}
