import { readFileSync } from 'node:fs';
import {
  buildSchema,
  getNamedType,
  isEnumType,
  isInputObjectType,
  isInterfaceType,
  isObjectType,
  lexicographicSortSchema,
  parse,
  printSchema,
  validate,
} from 'graphql';
import { describe, expect, it } from 'vitest';
import { contractSchema } from '../src/schema/contracts.ts';
import { executableSchema } from '../src/schema/schema.ts';
import { typeDefinitions } from '../src/schema/type-definitions.generated.ts';
import { required } from './support/required.ts';

const root = new URL('../../', import.meta.url);

describe('the public contract', () => {
  const schema = executableSchema();

  it('describes every type, field, argument and enum value', () => {
    const bare: string[] = [];
    for (const type of Object.values(schema.getTypeMap())) {
      if (type.name.startsWith('__') || ['String', 'Int', 'Boolean', 'ID', 'Float'].includes(type.name))
        continue;
      if (!type.description) bare.push(type.name);
      if (isObjectType(type) || isInterfaceType(type) || isInputObjectType(type)) {
        for (const field of Object.values(type.getFields())) {
          if (!field.description) bare.push(`${type.name}.${field.name}`);
          for (const arg of 'args' in field ? field.args : []) {
            if (!arg.description) bare.push(`${type.name}.${field.name}(${arg.name})`);
          }
        }
      }
      if (isEnumType(type)) {
        for (const value of type.getValues()) if (!value.description) bare.push(`${type.name}.${value.name}`);
      }
    }
    expect(bare).toEqual([]);
  });

  it.each([
    ['schema.graphql', ['PARTNER', 'SITE']],
    ['contracts/partner.graphql', ['PARTNER']],
    ['contracts/console.graphql', ['CONSOLE']],
    ['contracts/demo.graphql', ['DEMO']],
  ] as const)('%s is what is served of it', (file, contracts) => {
    const served = lexicographicSortSchema(contractSchema(schema, contracts));
    const committed = buildSchema(readFileSync(new URL(file, root), 'utf8'));
    expect(printSchema(committed)).toBe(printSchema(served));
  });

  it('bounds every page size and page by the limits of its SDL', () => {
    const open: string[] = [];
    const document = buildSchema(typeDefinitions);
    for (const type of Object.values(document.getTypeMap())) {
      if (!isObjectType(type)) continue;
      for (const field of Object.values(type.getFields())) {
        for (const arg of field.args) {
          const limited = arg.astNode?.directives?.some(({ name }) => name.value === 'constraint');
          if (getNamedType(arg.type).name === 'Int' && !limited)
            open.push(`${type.name}.${field.name}(${arg.name})`);
        }
      }
    }
    expect(open).toEqual([]);
  });

  it('gives every list that can be long the form of a page', () => {
    const query = required(schema.getQueryType());
    for (const name of ['products', 'exhibitors', 'videos', 'buyerPosts', 'newsArticles']) {
      expect(String(required(query.getFields()[name]).type)).toMatch(/Page!$/);
    }
  });

  it('lets a newcomer ask for what the README shows', () => {
    const text =
      '{ products(filter: { keyword: "高压" }) { nodes { id title(locale: EN) exhibitor { name boothNumber } } totalCount } }';
    expect(validate(schema, parse(text))).toEqual([]);
  });
});
