import type { GraphQLFormattedError, OperationTypeNode } from 'graphql';
import type { Context } from '../context/context.ts';

/** An operation that has been answered. */
export interface AnsweredOperation {
  /** Undefined where the document gives it none. */
  name: string | null | undefined;
  kind: OperationTypeNode | undefined;
  /** Of `performance.now()`. */
  startedAt: number;
  errors: readonly GraphQLFormattedError[] | undefined;
  context: Context;
}

/** Is told of each answered operation: the log, the metrics. */
export interface OperationObserver {
  tell(answered: AnsweredOperation): void;
  /** Ends with the gateway. */
  close(): void;
}
