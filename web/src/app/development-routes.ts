import type { RouteObject } from 'react-router-dom';
import type { AppContext } from './route-module';

/** Pages for whoever works on the site, at addresses under `/dev`; `web/scripts/development-page.test.ts` keeps them there. */
export function developmentRoutes(app: AppContext): RouteObject[] {
  return [
    {
      path: '/dev/components',
      HydrateFallback: () => null,
      lazy: async () => {
        const { componentsPage } = await import('../dev/components-page');
        return { Component: await componentsPage(app.catalogue) };
      },
    },
  ];
}
