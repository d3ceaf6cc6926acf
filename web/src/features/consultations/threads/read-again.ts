import type { ApolloClient } from '@apollo/client/core';

const shown = new Set<string | undefined>(['Threads', 'Thread']);

/**
 * Reads anew what of threads is on the screen, through the cache: where it fails, what was read before stays, and with
 * it the reply that somebody is writing.
 */
export function readAgain(client: ApolloClient): void {
  for (const { queryName, query, variables } of client.getObservableQueries('active')) {
    if (!shown.has(queryName)) continue;
    client.query({ query, variables, fetchPolicy: 'network-only' }).catch(() => undefined);
  }
}
