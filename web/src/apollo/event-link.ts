import { ApolloLink } from '@apollo/client/core';
import { CombinedGraphQLErrors } from '@apollo/client/errors';
import { Observable } from '@apollo/client/utilities';
import { type GraphQLFormattedError, print } from 'graphql';
import type { Lang } from '../lib/storage';
import { isRecord } from '../lib/objects';

/** Whether the server refused the subscription in GraphQL's words. */
const isErrorList = (error: unknown): error is GraphQLFormattedError[] =>
  Array.isArray(error) && error.every((one) => isRecord(one) && typeof one['message'] === 'string');

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
            stop = client.subscribe<Record<string, unknown>, Record<string, unknown>>(
              { query: print(query), variables, ...(operationName ? { operationName } : {}) },
              {
                next: (result) => sink.next(result),
                error: (error: unknown) =>
                  sink.error(isErrorList(error) ? new CombinedGraphQLErrors({ errors: error }) : error),
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
