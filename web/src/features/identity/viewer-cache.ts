import type { ApolloClient } from '@apollo/client/core';
import { ViewerDocument } from './viewer.generated';

/**
 * Tells the cache, where it does not know who is signed in, that nobody is. To be called before the page learns that the
 * session has ended: parts that were drawn just before begin to read after that, and would ask the server once more.
 */
export function rememberGuest(client: ApolloClient): void {
  const query = ViewerDocument;
  if (client.readQuery({ query }) === null) client.writeQuery({ query, data: { viewer: null } });
}

/** What was read about a guest does not hold for whoever has just signed in, who is asked about when a part needs it. */
export function forgetViewer(client: ApolloClient): void {
  client.cache.evict({ id: 'ROOT_QUERY', fieldName: 'viewer' });
}
