import { readdirSync, readFileSync } from 'node:fs';
import { type DocumentNode, Kind, parse, type SelectionSetNode, visit } from 'graphql';
import { expect, it } from 'vitest';
import { MAX_COST, operationCost } from '../src/plugins/operation-cost.ts';
import { executableSchema } from '../src/schema/schema.ts';

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
    return [{ name: definition.name?.value, cost: operationCost(schema, document, operation, {}) }];
  });
  expect(costs.length).toBeGreaterThan(200);
  expect(costs.filter(({ cost }) => (cost ?? 0) > MAX_COST / 4)).toEqual([]);
  expect(costs.find(({ name }) => name === 'SupplierProducts')?.cost).toBeGreaterThan(1000);
});
