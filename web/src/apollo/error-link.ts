import { ApolloLink } from '@apollo/client/core';
import { ErrorLink } from '@apollo/client/link/error';
import { type Failure, noteTold, toFailure } from './errors';

/**
 * Hears of a failed call.
 * @param sentAt when the call was sent, as `performance.now()` counts
 * @returns whether the reader has been told, so that the page or form that asked says nothing more
 */
export type FailureHandler = (failure: Failure, sentAt: number) => boolean;

/** Reports what concerns the whole session; everything else is for the page or form that asked. */
export function createErrorLink(onFailure: FailureHandler): ApolloLink {
  const sentAt = new WeakMap<ApolloLink.Operation, number>();
  const noteTime = new ApolloLink((operation, forward) => {
    sentAt.set(operation, performance.now());
    return forward(operation);
  });
  const report = new ErrorLink(({ error, operation }) => {
    if (onFailure(toFailure(error), sentAt.get(operation) ?? performance.now())) noteTold(error);
  });
  return ApolloLink.from([noteTime, report]);
}
