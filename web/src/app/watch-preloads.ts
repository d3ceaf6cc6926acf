import type { PreloadedQueryRef, PreloadQueryFunction } from '@apollo/client/react';
import type { AppContext } from './route-module';

/**
 * An app whose loaders' queries can be waited for: a server renders when all answers are here.
 * `settled` throws the first failure, for a page with a part missing is not worth keeping.
 */
export function watchPreloads(app: AppContext): { app: AppContext; settled: () => Promise<void> } {
  const underWay: Promise<unknown>[] = [];
  const { preloadQuery } = app;
  const watched = (...args: Parameters<PreloadQueryFunction>): PreloadedQueryRef => {
    const ref: PreloadedQueryRef = preloadQuery(...args);
    underWay.push(preloadQuery.toPromise(ref));
    return ref;
  };
  return {
    app: { ...app, preloadQuery: Object.assign(watched as PreloadQueryFunction, preloadQuery) },
    settled: async () => {
      await Promise.all(underWay);
    },
  };
}
