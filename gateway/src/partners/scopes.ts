import { getDirective } from '@graphql-tools/utils';
import {
  getNamedType,
  type DocumentNode,
  type GraphQLNamedType,
  type GraphQLSchema,
  Kind,
  type OperationDefinitionNode,
  TypeInfo,
  visit,
  visitWithTypeInfo,
} from 'graphql';

/** Name of the directive by which types say what a key needs; see `base.graphql`. */
const DIRECTIVE = 'scope';

function scopeOf(schema: GraphQLSchema, type: GraphQLNamedType | null | undefined): string | undefined {
  const name: unknown = type && getDirective(schema, type, DIRECTIVE)?.[0]?.['name'];
  return typeof name === 'string' ? name : undefined;
}

/** The type at the place of a visit, without lists and non-nulls. */
function namedTypeOf(info: TypeInfo): GraphQLNamedType | undefined {
  const type = info.getType();
  return type ? getNamedType(type) : undefined;
}

/**
 * What a key must be allowed to read for an operation: the scopes of all types that its fields answer, and of those that
 * its fragments name. What `@skip` and `@include` leave out counts too. The document is valid.
 */
export function neededScopes(
  schema: GraphQLSchema,
  document: DocumentNode,
  operation: OperationDefinitionNode,
): Set<string> {
  const needed = new Set<string>();
  const note = (type: GraphQLNamedType | null | undefined) => {
    const scope = scopeOf(schema, type);
    if (scope !== undefined) needed.add(scope);
  };
  const info = new TypeInfo(schema);
  const visitor = visitWithTypeInfo(info, {
    Field: () => note(namedTypeOf(info)),
    InlineFragment: () => note(namedTypeOf(info)),
    FragmentDefinition: () => note(namedTypeOf(info)),
    OperationDefinition: (node) => (node === operation ? undefined : false),
  });
  // Fragments that another operation of the document uses count as well: a key that lacks them sends them apart.
  visit({ kind: Kind.DOCUMENT, definitions: document.definitions }, visitor);
  return needed;
}
