import type { ApolloCache } from '@apollo/client/cache';

/** What no content changes: whoever is signed in, and the edition. */
const kept = new Set(['organiser', 'viewer', 'edition', '__typename']);

/** Content stands on every page: what the browser has of the site is read again where somebody looks at it. */
export function forgetSite(cache: ApolloCache): void {
  cache.modify({
    id: 'ROOT_QUERY',
    fields: (value: unknown, { fieldName, DELETE }) => (kept.has(fieldName) ? value : DELETE),
  });
  cache.gc();
}
