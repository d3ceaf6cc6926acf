import { execute, type ExecutionResult } from 'graphql';
import type { Context } from '../context/context.ts';
import type { ValidOperation, Variables } from './operations.ts';

/** Executes an operation by interpreting its document. */
export async function executeByGraphqlJs(
  { schema, document, name }: ValidOperation,
  variableValues: Variables,
  contextValue: Context,
): Promise<ExecutionResult> {
  return execute({ schema, document, contextValue, variableValues, operationName: name ?? null });
}
