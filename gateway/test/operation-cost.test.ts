import { readdirSync, readFileSync } from 'node:fs';
import { type DocumentNode, Kind, parse, type SelectionSetNode, visit } from 'graphql';
import { expect, it } from 'vitest';
import { MAX_COST, operationCost } from '../src/graphql/operation-cost.ts';
import { executableSchema } from '../src/schema/schema.ts';
import { useGateway } from './support/gateway.ts';
import { first, required } from './support/required.ts';

const site = new URL('../../web/src/', import.meta.url);

/** All operations and fragments of the site, with the `__typename` that its client adds to each selection. */
function documentOfSite(): DocumentNode {
  const files = readdirSync(site, { recursive: true, encoding: 'utf8' }).filter((file) =>
    file.endsWith('.graphql'),
  );
  const definitions = files.flatMap((file) => parse(readFileSync(new URL(file, site), 'utf8')).definitions);
  const typename = { kind: Kind.FIELD, name: { kind: Kind.NAME, value: '__typename' } } as const;
  return visit(
    { kind: Kind.DOCUMENT, definitions },
    {
      SelectionSet: (set: SelectionSetNode) => ({ ...set, selections: [...set.selections, typename] }),
    },
  );
}

it('leaves room for every operation of the site', () => {
  const schema = executableSchema();
  const document = documentOfSite();
  const costs = document.definitions.flatMap((definition) => {
    if (definition.kind !== Kind.OPERATION_DEFINITION) return [];
    // Without definitions every variable is left out: sizes take their defaults, and nothing is skipped.
    const operation = { ...definition, variableDefinitions: [] };
    return [{ name: definition.name?.value, cost: operationCost(schema, document, operation, {})?.cost }];
  });
  expect(costs.length).toBeGreaterThan(200);
  expect(costs.filter(({ cost }) => (cost ?? 0) > MAX_COST / 4)).toEqual([]);
  expect(costs.find(({ name }) => name === 'SupplierProducts')?.cost).toBeGreaterThan(1000);
});

const costOf = (text: string, variables = {}) => {
  const document = parse(text);
  const [operation] = document.definitions;
  if (operation?.kind !== Kind.OPERATION_DEFINITION) throw new Error('the document begins with no operation');
  return required(operationCost(executableSchema(), document, operation, variables));
};

it('names the lists that most of the cost comes from, from the outside in', () => {
  expect(
    costOf(
      '{ hotTags { id } products(pageSize: 100) { nodes { id relatedProducts { id exhibitor { id } } } } }',
    ),
  ).toMatchObject({ lists: ['products(pageSize: 100)', 'relatedProducts'] });
  expect(
    costOf(
      'query ($n: Int!) { exhibitorConnection(first: $n) { nodes { productConnection(first: 7) { nodes { id } } } } }',
      {
        n: 50,
      },
    ),
  ).toMatchObject({ lists: ['exhibitorConnection(first: 50)', 'productConnection(first: 7)'] });
});

it('counts what is asked for by ids by their number', () => {
  const ask = (ids: string[]) =>
    costOf('query ($ids: [ID!]!) { nodes(ids: $ids) { nodeId __typename } }', { ids }).cost;
  expect(ask(['Product:1'])).toBe(3);
  expect(ask(Array.from({ length: 100 }, (_, at) => `Product:${at}`))).toBe(201);
});

it('a refusal says what costs most and what to lower', async () => {
  const { query, rest } = await useGateway({});
  const { errors, status } = await query(
    '{ products(pageSize: 100) { nodes { exhibitor { products(pageSize: 100) { nodes { id title } } } } } }',
    { headers: { language: 'EN' } },
  );
  expect(status).toBe(400);
  expect(first(errors)).toEqual({
    message:
      'The cost of this operation is 20302; at most 20000 is allowed. Most of it comes from products(pageSize: 100) → products(pageSize: 100): ask for shorter lists there or nest fewer of them.',
    extensions: { code: 'TOO_COSTLY' },
  });
  expect(rest.calls).toEqual([]);
});
