import { ApolloLink } from '@apollo/client/core';
import { CombinedGraphQLErrors } from '@apollo/client/errors';
import { Observable } from '@apollo/client/utilities';
import { print } from 'graphql';
import type { Lang } from '../lib/storage';

/**
 * Subscriptions over server-sent events, each with a connection of its own. Its code comes with the first one. Nothing
 * is tried again here: whoever subscribed knows what to read anew after a break.
 */
export function createEventLink(url: string, locale: Lang): ApolloLink {
  return new ApolloLink(
    ({ query, variables, operationName }) =>
      new Observable((sink) => {
        let stop: (() => void) | undefined;
        let isStopped = false;
        import('graphql-sse')
          .then(({ createClient }) => {
            if (isStopped) return;
            const client = createClient({
              url,
              headers: { language: locale },
              credentials: 'same-origin',
              retryAttempts: 0,
            });
            stop = client.subscribe(
              { query: print(query), variables, ...(operationName ? { operationName } : {}) },
              {
                next: (result) => sink.next(result as ApolloLink.Result),
                error: (error: unknown) =>
                  sink.error(
                    Array.isArray(error)
                      ? new CombinedGraphQLErrors({ errors: error as [] })
                      : (error as Error),
                  ),
                complete: () => sink.complete(),
              },
            );
          })
          .catch((error: unknown) => sink.error(error));
        return () => {
          isStopped = true;
          stop?.();
        };
      }),
  );
}
