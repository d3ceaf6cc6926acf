// Part of `npm run codegen`: prints the contracts that are checked in, from the type definitions it has generated.
import fs from 'node:fs';
import path from 'node:path';
import { mapSchema, MapperKind, printSchemaWithDirectives } from '@graphql-tools/utils';
import {
  buildSchema,
  getNamedType,
  getNullableType,
  type GraphQLFieldConfig,
  type GraphQLSchema,
  isCompositeType,
  isListType,
  isObjectType,
  lexicographicSortSchema,
  parseConstValue,
  Kind,
} from 'graphql';
import { ASSUMED_LENGTH, sizeArgumentOf } from './plugins/operation-cost.ts';
import { type Contract, contractSchema } from './schema/contracts.ts';
import { typeDefinitions } from './schema/type-definitions.generated.ts';

const ROOT = path.join(import.meta.dirname, '../..');

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

const schema = buildSchema(typeDefinitions);
for (const [file, contracts] of Object.entries(files)) {
  const contract = withListSizes(contractSchema(schema, contracts));
  fs.writeFileSync(
    path.join(ROOT, file),
    `${printSchemaWithDirectives(lexicographicSortSchema(contract))}\n`,
  );
}
