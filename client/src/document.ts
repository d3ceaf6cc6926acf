/**
 * A GraphQL document as text that knows the types of its answer and its variables: a plain string, or what
 * graphql-codegen writes with `documentMode: 'string'`. A parsed document (`DocumentNode`) is none.
 */
export interface TypedDocument<Result, Variables> {
  toString: () => string;
  /** Carries the types; never there when the program runs. */
  __apiType?: (variables: Variables) => Result;
  /** Keeps parsed documents out, whose text is not at hand. */
  kind?: never;
}
