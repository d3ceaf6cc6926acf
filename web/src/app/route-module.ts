import type { ApolloClient } from '@apollo/client/core';
import type { createQueryPreloader } from '@apollo/client/react';
import type { ComponentType } from 'react';
import type { LoaderFunctionArgs, ShouldRevalidateFunction } from 'react-router-dom';
import type { Catalogue } from '../i18n';

/** What the app hands to loaders: nothing global, so a server can make one set for each request. */
export interface AppContext {
  client: ApolloClient;
  preloadQuery: ReturnType<typeof createQueryPreloader>;
  catalogue: Catalogue;
  /** Where the site stands, like `https://fair.example`. */
  origin: string;
  /**
   * Called by a loader whose page depends on what only the browser knows: a server then sends the page without
   * content. In the browser it does nothing.
   */
  leaveToBrowser: () => void;
}

/** What a module under `routes/` exports. See ROUTES.md. */
export interface RouteModule {
  Component: ComponentType;
  loader?: (args: LoaderFunctionArgs, app: AppContext) => unknown;
  /** In place of the page where its data did not come; only with `ownError` in the table of routes. */
  ErrorBoundary?: ComponentType;
  shouldRevalidate?: ShouldRevalidateFunction;
  /** The page renders `<PageMeta>` itself, because its title depends on its data. */
  ownMeta?: boolean;
}
