import type { ApolloClient } from '@apollo/client/core';

/**
 * A page comes as a guest gets it, whoever asks for it, and the server names those of its queries whose answer may be
 * another one for somebody who is signed in. Finds them among what the page's loaders have begun.
 * @returns asks them once more, in the name of whoever is signed in; everything that shows an answer follows it
 */
export function ownQueries(client: ApolloClient, personal: readonly string[]): () => Promise<void> {
  const own = [...client.getObservableQueries('active')].filter(({ queryName }) =>
    personal.includes(queryName ?? ''),
  );
  return async () => {
    // An ended session was told to the error link; without a network the page goes on as a guest's.
    await Promise.allSettled(
      own.map(({ options: { query }, variables }) =>
        client.query({ query, variables, fetchPolicy: 'network-only' }),
      ),
    );
  };
}
