// Part of `npm run codegen`: prints the contracts that are checked in, from the type definitions it has generated.
import fs from 'node:fs';
import path from 'node:path';
import { getDirective, mapSchema, MapperKind, printSchemaWithDirectives } from '@graphql-tools/utils';
import {
  buildSchema,
  getNamedType,
  getNullableType,
  type GraphQLArgument,
  type GraphQLField,
  type GraphQLFieldConfig,
  type GraphQLInputField,
  type GraphQLNamedType,
  type GraphQLSchema,
  isCompositeType,
  isEnumType,
  isInputObjectType,
  isInterfaceType,
  isListType,
  isObjectType,
  isUnionType,
  lexicographicSortSchema,
  parseConstValue,
  Kind,
} from 'graphql';
import { ASSUMED_LENGTH, sizeArgumentOf } from '../graphql/operation-cost.ts';
import { exampleOf } from './reference-examples.ts';
import { type Contract, contractSchema, partnerSchema } from '../schema/contracts.ts';
import { takeSeparateArguments } from '../schema/separate-arguments.ts';
import { typeDefinitions } from '../schema/type-definitions.generated.ts';

const ROOT = path.join(import.meta.dirname, '../../..');

/** The printed contracts: each file, and the contracts whose fields it has. */
const files: Record<string, readonly Contract[]> = {
  // What anybody may ask for: the partners' part, and what the site needs.
  'schema.graphql': ['PARTNER', 'SITE'],
  // What partner systems with a key may ask for.
  'contracts/partner.graphql': ['PARTNER'],
  // What only the organiser's console asks for; of the other types, those that it reaches.
  'contracts/console.graphql': ['CONSOLE'],
  // What only a demo edition answers.
  'contracts/demo.graphql': ['DEMO'],
};

/** The arguments of `@listSize` for a field; undefined for one that is no list, or whose length its page says. */
function listSize(field: GraphQLFieldConfig<unknown, unknown>, name: string) {
  const args = Object.keys(field.args ?? {}).map((argument) => ({ name: argument }));
  const argument = sizeArgumentOf({ args });
  const type = getNamedType(field.type);
  if (!isCompositeType(type)) return undefined;
  const isList = isListType(getNullableType(field.type));
  if (argument === undefined) return isList && name !== 'nodes' ? { assumedSize: ASSUMED_LENGTH } : undefined;
  const hasNodes = isObjectType(type) && type.getFields()['nodes'] !== undefined;
  return { slicingArguments: [argument], ...(hasNodes ? { sizedFields: ['nodes'] } : {}) };
}

/** The schema with `@listSize` on every list. */
const withListSizes = (schema: GraphQLSchema): GraphQLSchema =>
  mapSchema(schema, {
    [MapperKind.OBJECT_FIELD]: (field, name) => {
      const values = listSize(field, name);
      if (!values || !field.astNode) return undefined;
      const directive = {
        kind: Kind.DIRECTIVE,
        name: { kind: Kind.NAME, value: 'listSize' },
        arguments: Object.entries(values).map(([argument, value]) => ({
          kind: Kind.ARGUMENT as const,
          name: { kind: Kind.NAME as const, value: argument },
          value: parseConstValue(JSON.stringify(value)),
        })),
      } as const;
      const directives = [...(field.astNode.directives ?? []), directive];
      return { ...field, astNode: { ...field.astNode, directives } };
    },
  });

const schema = takeSeparateArguments(buildSchema(typeDefinitions));
for (const [file, contracts] of Object.entries(files)) {
  const contract = withListSizes(contractSchema(schema, contracts));
  fs.writeFileSync(
    path.join(ROOT, file),
    `${printSchemaWithDirectives(lexicographicSortSchema(contract))}\n`,
  );
}

/** A type as the reference for developers shows it. */
const referenceOf = (type: GraphQLNamedType) => ({
  name: type.name,
  kind: kindOf(type),
  description: type.description ?? '',
  scope: scopeOf(type),
  fields: fieldsOf(type),
  values: isEnumType(type)
    ? type.getValues().map(({ name, description }) => ({ name, description: description ?? '' }))
    : [],
});

function kindOf(type: GraphQLNamedType): string {
  if (isObjectType(type)) return 'type';
  if (isInterfaceType(type)) return 'interface';
  if (isInputObjectType(type)) return 'input';
  if (isEnumType(type)) return 'enum';
  return isUnionType(type) ? 'union' : 'scalar';
}

function scopeOf(marked: GraphQLNamedType | GraphQLField<unknown, unknown>): string | null {
  const name: unknown = getDirective(contractOfPartners, marked, 'scope')?.[0]?.['name'];
  return typeof name === 'string' ? name : null;
}

/** What fields of objects and of inputs have in common. */
const nameOf = ({
  name,
  type,
  description,
  deprecationReason,
}: GraphQLField<unknown, unknown> | GraphQLInputField) => ({
  name,
  type: String(type),
  description: description ?? '',
  deprecated: deprecationReason ?? null,
});

/** Kinds of the operations that ask for the fields of the root types. */
const operations: Record<string, 'query' | 'subscription' | undefined> = {
  Query: 'query',
  Subscription: 'subscription',
};

function fieldsOf(type: GraphQLNamedType) {
  if (isInputObjectType(type))
    return Object.values(type.getFields()).map((field) => ({ ...nameOf(field), scope: null, args: [] }));
  if (!isObjectType(type) && !isInterfaceType(type)) return [];
  const fields: GraphQLField<unknown, unknown>[] = Object.values(type.getFields());
  const operation = operations[type.name];
  return fields.map((field) => ({
    ...nameOf(field),
    scope: scopeOf(field),
    args: field.args.map(argumentOf),
    ...(operation ? { example: exampleOf(field, operation) } : {}),
  }));
}

const argumentOf = ({ name, type, description, defaultValue }: GraphQLArgument) => ({
  name,
  type: String(type),
  description: description ?? '',
  default: defaultValue === undefined ? null : JSON.stringify(defaultValue),
});

/** The reference of the site's page for developers. `Query` comes first, the others by name. */
const REFERENCE = 'web/src/features/developers/reference.generated.json';

const contractOfPartners = partnerSchema(schema);
const isOwn = ({ name }: GraphQLNamedType) =>
  !name.startsWith('__') && !['String', 'Int', 'Float', 'Boolean', 'ID'].includes(name);
const byName = (one: GraphQLNamedType, other: GraphQLNamedType) => {
  if (one.name === 'Query') return -1;
  return other.name === 'Query' ? 1 : one.name.localeCompare(other.name);
};
const reference = Object.values(contractOfPartners.getTypeMap())
  .filter(isOwn)
  .toSorted(byName)
  .map(referenceOf);
fs.writeFileSync(path.join(ROOT, REFERENCE), `${JSON.stringify(reference, null, 1)}\n`);
