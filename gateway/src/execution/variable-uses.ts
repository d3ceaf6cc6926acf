import {
  isNonNullType,
  Kind,
  TypeInfo,
  visit,
  visitWithTypeInfo,
  type DocumentNode,
  type GraphQLSchema,
  type OperationDefinitionNode,
} from 'graphql';

/** Names of the operation's variables that a request may leave out or send as null. */
const nullableVariables = ({ variableDefinitions = [] }: OperationDefinitionNode) =>
  variableDefinitions.filter(({ type }) => type.kind !== Kind.NON_NULL_TYPE);

/**
 * Whether the document writes an input object with a field whose value is a variable that a request may leave out.
 * graphql-js leaves that field out too, or takes its default; graphql-jit 0.8.9 hands null to the resolver.
 */
export function hasOmittableInputField(document: DocumentNode, operation: OperationDefinitionNode): boolean {
  const omittable = new Set(
    nullableVariables(operation)
      .filter(({ defaultValue }) => defaultValue === undefined)
      .map(({ variable }) => variable.name.value),
  );
  let isFound = false;
  visit(document, {
    ObjectField: ({ value }) => {
      if (value.kind === Kind.VARIABLE && omittable.has(value.name.value)) isFound = true;
    },
  });
  return isFound;
}

/**
 * Names of the variables that may be null by their definition but not where they are used, which GraphQL allows where
 * one of both has a default. graphql-js refuses a null; graphql-jit 0.8.9 takes `@include(if: null)` for false.
 * @param operation of a valid document
 */
export function variablesRefusedAsNull(
  schema: GraphQLSchema,
  document: DocumentNode,
  operation: OperationDefinitionNode,
): string[] {
  const nullable = new Set(nullableVariables(operation).map(({ variable }) => variable.name.value));
  const refused = new Set<string>();
  const types = new TypeInfo(schema);
  visit(
    document,
    visitWithTypeInfo(types, {
      Variable: ({ name }) => {
        if (nullable.has(name.value) && isNonNullType(types.getInputType())) refused.add(name.value);
      },
    }),
  );
  return [...refused];
}
