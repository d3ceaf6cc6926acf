import type { ComponentType } from 'react';
import type { RouteObject } from 'react-router-dom';
import { isRecord } from '../lib/objects';
import { type RouteId, routePatterns } from '../lib/paths';
import { type MetaId, PageMeta, PageTitle } from './meta';
import { type PageShape, pageFallback } from './page-fallback';
import { pageTexts } from './page-texts';
import { RouteError } from './route-error';
import { PERSONAL, renderedParameters } from './rendered-parameters';
import type { AppContext, RouteModule } from './route-module';

export interface RouteHandle {
  meta: MetaId;
  /** Not rendered on a server. */
  personal: boolean;
}

/** The router hands handles on without their type. */
export const isRouteHandle = (handle: unknown): handle is RouteHandle =>
  isRecord(handle) && typeof handle['meta'] === 'string' && typeof handle['personal'] === 'boolean';

interface PageOptions {
  /** Another address of the same page. */
  path?: string;
  /** What its content looks like until its code and data are here; 'rows' where nothing is said. */
  shape?: PageShape;
  /** What stands there instead, where that is no shape of content. */
  fallback?: ComponentType;
  /**
   * Its module says itself what stands where its data did not come. Until the module is here, the boundary of the route
   * around it does: the router takes none of a module where one is given beforehand.
   */
  ownError?: true;
}

const isPersonal = (id: MetaId): boolean => id !== 'notFound' && renderedParameters[id] === PERSONAL;

/** The window has its title from the first moment on, not only when the page is here. */
const titled = (id: MetaId, Fallback: ComponentType): ComponentType =>
  function TitledFallback() {
    return (
      <>
        <PageTitle id={id} />
        <Fallback />
      </>
    );
  };

/** A lazy page: code, texts and data set out together, and the page before stays until they are here. */
export function createPage(app: AppContext) {
  return (id: MetaId, load: () => Promise<RouteModule>, options: PageOptions = {}): RouteObject => ({
    path: options.path ?? (id === 'notFound' ? '*' : routePatterns[id satisfies RouteId]),
    caseSensitive: true,
    handle: { meta: id, personal: isPersonal(id) } satisfies RouteHandle,
    ...(options.ownError ? {} : { ErrorBoundary: RouteError }),
    HydrateFallback: titled(id, options.fallback ?? pageFallback(id, options.shape ?? 'rows')),
    lazy: async () => {
      const [module] = await Promise.all([load(), app.catalogue.load('shell', ...pageTexts[id])]);
      const { Component, loader, ErrorBoundary, shouldRevalidate, ownMeta } = module;
      return {
        Component: () => (
          <>
            {ownMeta ? null : <PageMeta id={id} />}
            <Component />
          </>
        ),
        ...(loader ? { loader: (args) => loader(args, app) } : {}),
        ...(ErrorBoundary ? { ErrorBoundary } : {}),
        ...(shouldRevalidate ? { shouldRevalidate } : {}),
      };
    },
  });
}
