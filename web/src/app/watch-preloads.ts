import type { PreloadedQueryRef, PreloadQueryFunction } from '@apollo/client/react';
import { unwrapQueryRef } from '@apollo/client/react/internal';
import type { AppContext } from './route-module';

interface WatchedPreloads {
  app: AppContext;
  /** Waits for all answers. @throws the first failure, for a page with a part missing is not worth keeping */
  settled: () => Promise<void>;
  /**
   * Lets go of the answers when the page is made: Apollo would hold each of them for 30 s by a timer, for a component
   * that may still come, and with it the whole client of the page.
   */
  release: () => void;
}

/** An app whose loaders' queries can be waited for: a server renders when all answers are here. */
export function watchPreloads(app: AppContext): WatchedPreloads {
  const underWay: Promise<unknown>[] = [];
  const refs: PreloadedQueryRef[] = [];
  const { preloadQuery } = app;
  const watched = (...args: Parameters<PreloadQueryFunction>): PreloadedQueryRef => {
    const ref: PreloadedQueryRef = preloadQuery(...args);
    refs.push(ref);
    underWay.push(preloadQuery.toPromise(ref));
    return ref;
  };
  return {
    // Apollo writes the function with an overload for each kind of options; `watched` takes and gives what all of them do.
    app: { ...app, preloadQuery: Object.assign(watched as PreloadQueryFunction, preloadQuery) },
    settled: async () => {
      await Promise.all(underWay);
    },
    release: () => {
      for (const ref of refs) {
        // Who retains it stops the timer, and as soon as nobody does any more it listens to no answers.
        const letGo = unwrapQueryRef(ref)?.retain();
        void preloadQuery.toPromise(ref).then(letGo, letGo);
      }
    },
  };
}
