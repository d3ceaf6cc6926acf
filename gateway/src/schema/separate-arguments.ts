import { getDirective, mapSchema, MapperKind } from '@graphql-tools/utils';
import {
  getNullableType,
  type GraphQLArgumentConfig,
  type GraphQLFieldConfig,
  type GraphQLFieldConfigArgumentMap,
  type GraphQLInputField,
  type GraphQLInputObjectType,
  type GraphQLSchema,
  isInputObjectType,
  isNonNullType,
} from 'graphql';
import { isRecord } from '../is-record.ts';
import { LocalisedError } from './errors.ts';

/** Name of the directive; `base.graphql` describes it. */
const DIRECTIVE = 'separateArguments';

interface Separation {
  until: string;
  names: ReadonlySet<string>;
  input: GraphQLInputObjectType;
}

/** What the directive says of a mutation; undefined for one without it. */
function separationOf(
  schema: GraphQLSchema,
  field: GraphQLFieldConfig<unknown, unknown>,
): Separation | undefined {
  const directive = getDirective(schema, field, DIRECTIVE)?.[0];
  const type = field.args?.['input']?.type;
  const input = type && getNullableType(type);
  if (!directive || !isInputObjectType(input)) return undefined;
  const names: unknown = directive['names'];
  return {
    until: String(directive['until']),
    names: new Set(Array.isArray(names) ? names.map(String) : Object.keys(input.getFields())),
    input,
  };
}

/** Whether all values of the input may be arguments. */
const isWhole = ({ input, names }: Separation): boolean =>
  Object.keys(input.getFields()).every((name) => names.has(name));

/** An argument in the place of a field of the input: optional, without a default, with the field's `@constraint`. */
function argumentFor(
  { type, description, astNode }: GraphQLInputField,
  until: string,
): GraphQLArgumentConfig {
  return {
    type: getNullableType(type),
    description,
    deprecationReason: `Every mutation takes one input: use input until ${until}.`,
    astNode: astNode && { ...astNode, defaultValue: undefined },
  };
}

/** What a mutation is given, as its input; the input itself counts where both name a value. */
function merged({ input, names }: Separation, given: Record<string, unknown>): Record<string, unknown> {
  const own = isRecord(given['input']) ? given['input'] : {};
  const values = { ...own };
  for (const name of names) {
    const field = input.getFields()[name];
    if (!field || Object.hasOwn(own, name)) continue;
    const value = given[name] ?? field.defaultValue;
    if (value !== undefined) values[name] = value;
    else if (isNonNullType(field.type)) {
      throw new LocalisedError({ ZH: `缺少 ${name}`, EN: `${name} is missing` }, 'BAD_USER_INPUT');
    }
  }
  return values;
}

/** The mutation with its input or the separate arguments, resolved with the input alone. */
function withSeparateArguments<Field extends GraphQLFieldConfig<unknown, unknown>>(
  field: Field,
  separation: Separation,
): Field {
  const { input, names, until } = separation;
  const fields = Object.values(input.getFields());
  const own = field.args?.['input'];
  if (!own) return field;
  const args: GraphQLFieldConfigArgumentMap = {
    // Where some values can only stand in the input, it stays required.
    input: isWhole(separation) ? { ...own, type: getNullableType(own.type) } : own,
  };
  for (const one of fields) if (names.has(one.name)) args[one.name] = argumentFor(one, until);
  const { resolve, astNode } = field;
  const directives = astNode?.directives?.filter(({ name }) => name.value !== DIRECTIVE);
  return {
    ...field,
    args,
    // Readers of a contract see the arguments themselves.
    ...(astNode && { astNode: { ...astNode, directives } }),
    ...(resolve && {
      resolve: (parent, given: Record<string, unknown>, context, info) =>
        resolve(parent, { input: merged(separation, given) }, context, info),
    }),
  };
}

/**
 * Makes mutations with `@separateArguments` take the fields of their input as arguments of their own, too, so that
 * operations of earlier releases are still answered. Resolvers get the input alone.
 */
export function takeSeparateArguments(schema: GraphQLSchema): GraphQLSchema {
  const separations = new Map<string, Separation>();
  /** Fields of inputs that an argument may stand in the place of, as `Type.field`. */
  const optional = new Set<string>();
  for (const [name, field] of Object.entries(schema.getMutationType()?.toConfig().fields ?? {})) {
    const separation = separationOf(schema, field);
    if (!separation) continue;
    separations.set(name, separation);
    if (!isWhole(separation))
      for (const one of separation.names) optional.add(`${separation.input.name}.${one}`);
  }
  return mapSchema(schema, {
    [MapperKind.MUTATION_ROOT_FIELD]: (field, name) => {
      const separation = separations.get(name);
      return separation && withSeparateArguments(field, separation);
    },
    [MapperKind.INPUT_OBJECT_FIELD]: (field, name, typeName) =>
      optional.has(`${typeName}.${name}`) ? { ...field, type: getNullableType(field.type) } : undefined,
    [MapperKind.DIRECTIVE]: (directive) => (directive.name === DIRECTIVE ? null : directive),
  });
}
