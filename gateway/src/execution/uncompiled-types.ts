import {
  type DocumentNode,
  getNamedType,
  type GraphQLNamedType,
  type GraphQLSchema,
  isAbstractType,
  isScalarType,
  isSpecifiedScalarType,
  TypeInfo,
  visit,
  visitWithTypeInfo,
} from 'graphql';

/**
 * Whether graphql-jit 0.8.9 executes a field of this type otherwise than graphql-js:
 * - an interface or a union: a value without a type throws out of the whole operation, and a type that is resolved later
 *   fails; graphql-js makes the field null, or waits;
 * - a scalar that may refuse to serialise a value: the error loses its `extensions`. `String` refuses nothing.
 */
const isExecutedDifferently = (type: GraphQLNamedType): boolean =>
  isAbstractType(type) || (isScalarType(type) && !isSpecifiedScalarType(type) && type.serialize !== String);

/**
 * Whether a document selects a field that graphql-js has to execute.
 * @param document a valid one
 */
export function selectsUncompiledType(schema: GraphQLSchema, document: DocumentNode): boolean {
  const types = new TypeInfo(schema);
  let isFound = false;
  visit(
    document,
    visitWithTypeInfo(types, {
      Field: () => {
        const type = types.getType();
        if (type && isExecutedDifferently(getNamedType(type))) isFound = true;
      },
    }),
  );
  return isFound;
}
