import { getDirective, mapSchema, MapperKind, pruneSchema } from '@graphql-tools/utils';
import type { GraphQLFieldConfig, GraphQLSchema } from 'graphql';

/** Who is served a part of the schema: see the enum of this name in `base.graphql`. */
export type Contract = 'PARTNER' | 'SITE' | 'CONSOLE' | 'DEMO';

/** Name of the directive by which fields say where they belong. */
const DIRECTIVE = 'contract';

const isContract = (value: unknown): value is Contract =>
  value === 'PARTNER' || value === 'SITE' || value === 'CONSOLE' || value === 'DEMO';

/** The contract that a field names; undefined where it names none. */
function ownContract(
  schema: GraphQLSchema,
  field: GraphQLFieldConfig<unknown, unknown>,
): Contract | undefined {
  const of: unknown = getDirective(schema, field, DIRECTIVE)?.[0]?.['of'];
  return isContract(of) ? of : undefined;
}

/** The field without the directive: readers of one contract need not know how the schema is divided. */
function unmarked<Field extends GraphQLFieldConfig<unknown, unknown>>(field: Field): Field {
  const { astNode } = field;
  if (!astNode?.directives) return field;
  const directives = astNode.directives.filter(({ name }) => name.value !== DIRECTIVE);
  return { ...field, astNode: { ...astNode, directives } };
}

/**
 * The part of a schema that belongs to some contracts, with the resolvers that it has: their fields, and the types that
 * can be reached by them. Fields of the root types that name no contract belong to the site, other fields that name none
 * to every contract that reaches their type.
 */
export function contractSchema(schema: GraphQLSchema, contracts: readonly Contract[]): GraphQLSchema {
  const isIn = (contract: Contract | undefined) => contract === undefined || contracts.includes(contract);
  const filtered = mapSchema(schema, {
    [MapperKind.ROOT_FIELD]: (field) => (isIn(ownContract(schema, field) ?? 'SITE') ? unmarked(field) : null),
    [MapperKind.OBJECT_FIELD]: (field) => (isIn(ownContract(schema, field)) ? unmarked(field) : null),
    [MapperKind.DIRECTIVE]: (directive) => (directive.name === DIRECTIVE ? null : directive),
  });
  return pruneSchema(filtered);
}

const partnerSchemas = new WeakMap<GraphQLSchema, GraphQLSchema>();

/** The partners' part of a schema, made once for each schema. */
export function partnerSchema(schema: GraphQLSchema): GraphQLSchema {
  const made = partnerSchemas.get(schema) ?? contractSchema(schema, ['PARTNER']);
  partnerSchemas.set(schema, made);
  return made;
}
