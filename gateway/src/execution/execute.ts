import { type ExecutionResult, GraphQLError } from 'graphql';
import type { Context } from '../context/context.ts';
import { executeByGraphqlJs } from './by-graphql-js.ts';
import type { ValidOperation, Variables } from './operations.ts';

/** The errors of a compiled function are no objects of graphql-js: their texts cannot be changed. */
const toGraphQLError = ({ message, path, originalError }: GraphQLError): GraphQLError =>
  new GraphQLError(message, { path: path ?? null, originalError: originalError ?? null });

/** The list that an error nulls because one of its items may not be null; undefined for another error. */
function nulledList({ path, originalError }: GraphQLError): string | undefined {
  return originalError || typeof path?.at(-1) !== 'number' ? undefined : path.slice(0, -1).join('.');
}

/** Leaves out the nulls of a list after its first: graphql-js stops there, graphql-jit 0.8.9 reports each. */
function firstNulls(errors: readonly GraphQLError[]): GraphQLError[] {
  const lists = new Set<string>();
  return errors.filter((error) => {
    const list = nulledList(error);
    if (list === undefined) return true;
    const isFirst = !lists.has(list);
    lists.add(list);
    return isFirst;
  });
}

/**
 * Executes a query or a mutation once, by its compiled function or by graphql-js; the result is the same (decision 0033).
 * @returns without `data` where the variables do not fit their types: nothing was executed then
 */
export async function execute(
  operation: ValidOperation,
  variables: Variables,
  context: Context,
): Promise<ExecutionResult> {
  const compiled = operation.compiledFor(variables);
  if (compiled) {
    const { data, errors } = await compiled(context, variables);
    if (data !== undefined)
      return errors ? { data, errors: firstNulls(errors).map(toGraphQLError) } : { data };
    // The variables do not fit, and nothing was executed: graphql-js says what is wrong in its own words.
  }
  return executeByGraphqlJs(operation, variables, context);
}
