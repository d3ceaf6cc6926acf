import { readdirSync, readFileSync } from 'node:fs';
import {
  buildSchema,
  type GraphQLField,
  type GraphQLInputField,
  isInputObjectType,
  isObjectType,
  parse,
} from 'graphql';
import { describe, expect, it } from 'vitest';
import { contractSchema } from '../src/schema/contracts.ts';
import { executableSchema } from '../src/schema/schema.ts';
import { incompatibilities, isWholeReason } from './support/compatibility.ts';

const contracts = new URL('../../contracts/', import.meta.url);
const newest = readdirSync(contracts)
  .filter((name) => /^\d+\.\d+\.\d+$/.test(name))
  .sort((a, b) => a.localeCompare(b, 'en', { numeric: true }))
  .at(-1);
const read = (file: string) => readFileSync(new URL(`${newest}/${file}`, contracts), 'utf8');
/** The schemas that were released together: one in 0.2.0, later one for each contract. */
const releasedContracts = () =>
  readdirSync(new URL(`${newest}/`, contracts)).filter((file) =>
    /^(schema|partner|console|demo)\.graphql$/.test(file),
  );
const today = new Date().toISOString().slice(0, 10);

describe(`the schema since release ${newest}`, () => {
  it('breaks no operation of anybody', () => {
    const operations = parse(read('operations.graphql'));
    const found = releasedContracts().flatMap((file) => {
      const now =
        file === 'partner.graphql' ? contractSchema(executableSchema(), ['PARTNER']) : executableSchema();
      return incompatibilities(buildSchema(read(file)), now, operations, today);
    });
    expect(found).toEqual([]);
  });

  it('says of what is deprecated why, what to use, and until when', () => {
    const fields = Object.values(executableSchema().getTypeMap()).flatMap(
      (type): (GraphQLField<unknown, unknown> | GraphQLInputField)[] =>
        isObjectType(type) || isInputObjectType(type) ? Object.values(type.getFields()) : [],
    );
    const reasons = fields.flatMap((field) =>
      [field, ...('args' in field ? field.args : [])].map(({ deprecationReason }) => deprecationReason),
    );
    const deprecated = reasons.filter((reason) => typeof reason === 'string');
    expect(deprecated.filter((reason) => !isWholeReason(reason))).toEqual([]);
    expect(deprecated.length).toBeGreaterThan(0);
  });
});

describe('the comparison of schemas', () => {
  const released = buildSchema(`
    type Query {
      item(id: ID!): Item
      old: Int @deprecated(reason: "It counts nothing: use count until 2026-01.")
      older: Int @deprecated(reason: "It counts nothing: use count until 2099-01.")
    }
    type Item { name: String! size: Int }
  `);
  const operations = parse(
    'query Names { item(id: 1) { ...Name } } fragment Name on Item { name } query Sizes { item(id: 1) { size } }',
  );
  const after = (text: string) => incompatibilities(released, buildSchema(text), operations, '2026-11-22');
  const rest = 'older: Int @deprecated(reason: "It counts nothing: use count until 2099-01.")';

  it('finds nothing where something is added', () => {
    expect(
      after(
        `type Query { item(id: ID!, locale: String): Item old: Int ${rest} } type Item { name: String! size: Int more: Int }`,
      ),
    ).toEqual([]);
  });

  it('names the operations that a removed field concerns, through fragments too', () => {
    const found = after(`type Query { item(id: ID!): Item old: Int ${rest} } type Item { size: Int }`);
    expect(found).toContainEqual({ change: 'Item.name was removed.', operations: ['Names'] });
  });

  it('names the operations of a changed type', () => {
    const found = after(
      `type Query { item(id: ID!): Item old: Int ${rest} } type Item { name: String size: Int }`,
    );
    expect(found).toEqual([
      { change: 'Item.name changed type from String! to String.', operations: ['Names'] },
    ]);
  });

  it('lets a text become a scalar of texts, but no other type, and not null', () => {
    const changed = (type: string) =>
      after(
        `scalar HTML type Query { item(id: ID!): Item old: Int ${rest} } type Item { name: ${type} size: Int }`,
      ).map(({ change }) => change);
    expect(changed('HTML!')).toEqual([]);
    expect(changed('HTML')).toEqual(['Item.name changed type from String! to HTML.']);
    expect(changed('ID!')).toEqual(['Item.name changed type from String! to ID!.']);
  });

  it('finds a new required argument', () => {
    const found = after(
      `type Query { item(id: ID!, locale: String!): Item old: Int ${rest} } type Item { name: String! size: Int }`,
    );
    expect(found.map(({ operations: names }) => names)).toContainEqual(['Names', 'Sizes']);
  });

  it('lets go what was deprecated until a month that is over, and nothing before', () => {
    expect(after(`type Query { item(id: ID!): Item ${rest} } type Item { name: String! size: Int }`)).toEqual(
      [],
    );
    expect(
      after('type Query { item(id: ID!): Item old: Int } type Item { name: String! size: Int }'),
    ).toEqual([{ change: 'Query.older was removed.', operations: [] }]);
  });

  it.each([
    ['It does not tell where the logos lead: use displayedLogos until 2027-06.', true],
    ['Use displayedLogos.', false],
    ['It is slow: use displayedLogos until next year.', false],
    ['It is slow: use displayedLogos until 2027-13.', false],
  ])('judges the reason "%s"', (reason, isWhole) => {
    expect(isWholeReason(reason)).toBe(isWhole);
  });
});
