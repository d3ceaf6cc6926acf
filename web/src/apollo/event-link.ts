import { ApolloLink } from '@apollo/client/core';
import { CombinedGraphQLErrors } from '@apollo/client/errors';
import { Observable } from '@apollo/client/utilities';
import { type GraphQLFormattedError, print } from 'graphql';
import type { Lang } from '../lib/storage';
import { isRecord } from '../lib/objects';

/** What whoever subscribes may be told about the stream, besides its events. */
export interface StreamListener {
  /** From now on no event is missed. */
  onOpen?: () => void;
  /** The server stops and will end the stream in a moment; a new one would reach another server. */
  onMoving?: () => void;
}

declare module '@apollo/client' {
  interface DefaultContext {
    /** Of a subscription. */
    stream?: StreamListener;
  }
}

/** Whether the server refused the subscription in GraphQL's words. */
const isErrorList = (error: unknown): error is GraphQLFormattedError[] =>
  Array.isArray(error) && error.every((one) => isRecord(one) && typeof one['message'] === 'string');

/**
 * Subscriptions over server-sent events, each with a connection of its own. Its code comes with the first one. Nothing
 * is tried again here: whoever subscribed knows what to read anew after a break.
 */
export function createEventLink(url: string, locale: Lang): ApolloLink {
  return new ApolloLink((operation) => {
    const { query, variables, operationName } = operation;
    const { stream } = operation.getContext();
    return new Observable((sink) => {
      let stop: (() => void) | undefined;
      let isStopped = false;
      import('./event-client')
        .then(({ createEventClient }) => {
          if (isStopped) return;
          const client = createEventClient(url, locale, () => stream?.onMoving?.());
          stop = client.subscribe<Record<string, unknown>, Record<string, unknown>>(
            { query: print(query), variables, ...(operationName ? { operationName } : {}) },
            {
              next: (result) => sink.next(result),
              error: (error: unknown) =>
                sink.error(isErrorList(error) ? new CombinedGraphQLErrors({ errors: error }) : error),
              complete: () => sink.complete(),
            },
            { connected: () => stream?.onOpen?.() },
          );
        })
        .catch((error: unknown) => sink.error(error));
      return () => {
        isStopped = true;
        stop?.();
      };
    });
  });
}
