import { existsSync, readdirSync, readFileSync } from 'node:fs';
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
import { incompatibilities, isWholeReason, type Release, shortNotices } from './support/compatibility.ts';
import { required } from './support/required.ts';

const contracts = new URL('../../contracts/', import.meta.url);
const versions = readdirSync(contracts)
  .filter((name) => /^\d+\.\d+\.\d+$/.test(name))
  .sort((a, b) => a.localeCompare(b, 'en', { numeric: true }));
const newest = versions.at(-1);
const read = (file: string) => readFileSync(new URL(`${newest}/${file}`, contracts), 'utf8');
/** The schemas that were released together: one in 0.2.0, later one for each contract. */
const releasedContracts = () =>
  readdirSync(new URL(`${newest}/`, contracts)).filter((file) =>
    /^(schema|partner|console|demo)\.graphql$/.test(file),
  );
/** What partners could read by each release; 0.2.0 has one schema for everybody. */
function partnerReleases(): Release[] {
  const changelog = readFileSync(new URL('../../CHANGELOG.md', import.meta.url), 'utf8');
  const months = new Map(
    [...changelog.matchAll(/^## (\S+), (\d{4}-\d{2})-\d{2}$/gm)].map(([, version, month]) => [
      version,
      month,
    ]),
  );
  return versions.map((version) => {
    const own = new URL(`${version}/partner.graphql`, contracts);
    const file = existsSync(own) ? own : new URL(`${version}/schema.graphql`, contracts);
    const month = required(months.get(version), `date of release ${version} in CHANGELOG.md`);
    return { month, schema: buildSchema(readFileSync(file, 'utf8')) };
  });
}
const today = new Date().toISOString().slice(0, 10);

describe(`the schema since release ${newest}`, () => {
  it('breaks no operation of anybody', () => {
    const found = releasedContracts().flatMap((file) => {
      const isOfPartners = file === 'partner.graphql';
      const now = isOfPartners ? contractSchema(executableSchema(), ['PARTNER']) : executableSchema();
      const operations = read(isOfPartners ? 'partner-operations.graphql' : 'operations.graphql');
      return incompatibilities(buildSchema(read(file)), now, parse(operations), today).map(
        ({ change, operations: concerned }) =>
          `${file}: ${change} Operations: ${concerned.join(', ') || 'none'}.`,
      );
    });
    // One text for each, so that a report has them in full.
    expect(found.join('\n')).toBe('');
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

describe('what partners read', () => {
  it('stays for twelve months after the release that deprecates it', () => {
    expect(shortNotices(partnerReleases(), contractSchema(executableSchema(), ['PARTNER']))).toEqual([]);
  });
});

describe('the notice before something goes', () => {
  const reason = (month: string) => `@deprecated(reason: "It is slow: use b until ${month}.")`;
  const schema = (deprecated = '') => buildSchema(`type Query { a: Int ${deprecated} b: Int }`);
  const releases = [
    { month: '2026-11', schema: schema() },
    { month: '2027-02', schema: schema(reason('2028-01')) },
    { month: '2027-06', schema: schema(reason('2028-01')) },
  ];

  it('counts from the release that deprecates it first', () => {
    expect(shortNotices(releases, schema(reason('2028-02')))).toEqual([]);
    expect(shortNotices(releases, schema(reason('2028-01')))).toEqual([
      'Query.a stays until 2028-01, but has to until 2028-02',
    ]);
  });

  it('counts from the newest release where none has deprecated it', () => {
    const before = releases.slice(0, 1);
    expect(shortNotices(before, schema(reason('2027-11')))).toEqual([]);
    expect(shortNotices(before, schema(reason('2027-10')))).toEqual([
      'Query.a stays until 2027-10, but has to until 2027-11',
    ]);
    expect(shortNotices(before, schema())).toEqual([]);
  });

  it.each([
    ['type Query { a(x: Int DEPRECATED): Int }', 'Query.a(x:)'],
    ['type Query { a(x: In): Int } input In { x: Int DEPRECATED }', 'In.x'],
    ['type Query { a: Order } enum Order { ID DEPRECATED }', 'Order.ID'],
    ['type Query { a: Named } interface Named { name: Int DEPRECATED }', 'Named.name'],
  ])('is asked for in %s', (text, name) => {
    const present = (until: string) => buildSchema(text.replace('DEPRECATED', reason(until)));
    expect(shortNotices(releases, present('2028-06'))).toEqual([]);
    expect(shortNotices(releases, present('2028-05'))).toEqual([
      `${name} stays until 2028-05, but has to until 2028-06`,
    ]);
  });

  it('misses a month in a reason that names none', () => {
    expect(shortNotices(releases, schema('@deprecated'))).toEqual([
      'Query.a stays until no month, but has to until 2028-02',
    ]);
  });
});

describe('the comparison of schemas', () => {
  const released = buildSchema(`
    type Query {
      item(id: ID!): Item
      old: Int @deprecated(reason: "It counts nothing: use count until 2026-01.")
      older: Int @deprecated(reason: "It counts nothing: use count until 2099-01.")
    }
    type Item { name: String! size: Int colour: String }
  `);
  const operations = parse(
    `query Names { item(id: 1) { ...Name } } fragment Name on Item { name }
     query Sizes { item(id: 1) { size } } query Colours { item(id: 1) { colour } }`,
  );
  const after = (text: string) => incompatibilities(released, buildSchema(text), operations, '2026-11-22');
  const rest = 'older: Int @deprecated(reason: "It counts nothing: use count until 2099-01.")';

  it('finds nothing where something is added', () => {
    expect(
      after(
        `type Query { item(id: ID!, locale: String): Item old: Int ${rest} } type Item { name: String! size: Int colour: String more: Int }`,
      ),
    ).toEqual([]);
  });

  it('names the operations that a removed field concerns, through fragments too', () => {
    const found = after(
      `type Query { item(id: ID!): Item old: Int ${rest} } type Item { size: Int colour: String }`,
    );
    expect(found).toContainEqual({ change: 'Item.name was removed.', operations: ['Names'] });
  });

  it('names the operations of a changed type', () => {
    const found = after(
      `type Query { item(id: ID!): Item old: Int ${rest} } type Item { name: String size: Int colour: String }`,
    );
    expect(found).toEqual([
      { change: 'Item.name changed type from String! to String.', operations: ['Names'] },
    ]);
  });

  it('lets a text become a scalar of texts, but no other type, and not null', () => {
    const changed = (type: string) =>
      after(
        `scalar HTML type Query { item(id: ID!): Item old: Int ${rest} } type Item { name: ${type} size: Int colour: String }`,
      ).map(({ change }) => change);
    expect(changed('HTML!')).toEqual([]);
    expect(changed('HTML')).toEqual(['Item.name changed type from String! to HTML.']);
    expect(changed('ID!')).toEqual(['Item.name changed type from String! to ID!.']);
  });

  it('finds a new required argument', () => {
    const found = after(
      `type Query { item(id: ID!, locale: String!): Item old: Int ${rest} } type Item { name: String! size: Int colour: String }`,
    );
    expect(found.map(({ operations: names }) => names)).toContainEqual(['Names', 'Sizes', 'Colours']);
  });

  it('lets go what was deprecated until a month that is over, and nothing before', () => {
    expect(
      after(
        `type Query { item(id: ID!): Item ${rest} } type Item { name: String! size: Int colour: String }`,
      ),
    ).toEqual([]);
    expect(
      after(
        'type Query { item(id: ID!): Item old: Int } type Item { name: String! size: Int colour: String }',
      ),
    ).toEqual([{ change: 'Query.older was removed.', operations: [] }]);
  });

  it.each([
    ['an argument', 'type Query { a(x: Int D): Int }', 'type Query { a: Int }', 'Query.a arg x was removed.'],
    [
      'an input field',
      'type Query { a(i: In): Int } input In { x: Int D y: Int }',
      'type Query { a(i: In): Int } input In { y: Int }',
      'In.x was removed.',
    ],
    [
      'a value',
      'type Query { a: Order } enum Order { ID TIME D }',
      'type Query { a: Order } enum Order { ID }',
      'TIME was removed from enum type Order.',
    ],
  ])('lets %s go like a field', (_what, text, present, change) => {
    const since = (until: string) =>
      incompatibilities(
        buildSchema(text.replace(' D', ` @deprecated(reason: "It is slow: use b until ${until}.")`)),
        buildSchema(present),
        parse('query Any { __typename }'),
        '2026-11-22',
      );
    expect(since('2026-10')).toEqual([]);
    expect(since('2026-11')).toEqual([{ change, operations: [] }]);
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
