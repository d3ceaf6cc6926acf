import { getDirective } from '@graphql-tools/utils';
import {
  getNamedType,
  type DocumentNode,
  type GraphQLField,
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

type Marked = GraphQLNamedType | GraphQLField<unknown, unknown>;

function scopeOf(schema: GraphQLSchema, marked: Marked | null | undefined): string | undefined {
  const name: unknown = marked && getDirective(schema, marked, DIRECTIVE)?.[0]?.['name'];
  return typeof name === 'string' ? name : undefined;
}

/** The type at the place of a visit, without lists and non-nulls. */
function namedTypeOf(info: TypeInfo): GraphQLNamedType | undefined {
  const type = info.getType();
  return type ? getNamedType(type) : undefined;
}

/**
 * What a key must be allowed to read for an operation: the scopes of its fields, of the types that they answer, and of
 * those that its fragments name. What `@skip` and `@include` leave out counts too. The document is valid.
 */
export function neededScopes(
  schema: GraphQLSchema,
  document: DocumentNode,
  operation: OperationDefinitionNode,
): Set<string> {
  const needed = new Set<string>();
  const note = (marked: Marked | null | undefined) => {
    const scope = scopeOf(schema, marked);
    if (scope !== undefined) needed.add(scope);
  };
  const info = new TypeInfo(schema);
  const visitor = visitWithTypeInfo(info, {
    Field: () => {
      note(info.getFieldDef());
      note(namedTypeOf(info));
    },
    InlineFragment: () => note(namedTypeOf(info)),
    FragmentDefinition: () => note(namedTypeOf(info)),
    OperationDefinition: (node) => (node === operation ? undefined : false),
  });
  // Fragments that another operation of the document uses count as well: a key that lacks them sends them apart.
  visit({ kind: Kind.DOCUMENT, definitions: document.definitions }, visitor);
  return needed;
}
