import { readFileSync } from 'node:fs';
import {
  buildSchema,
  getNamedType,
  type GraphQLArgument,
  type GraphQLField,
  type GraphQLInputType,
  type GraphQLNamedType,
  isEnumType,
  isInputObjectType,
  isInterfaceType,
  isListType,
  isNonNullType,
  isObjectType,
} from 'graphql';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { consoleTokenFor, tokenFor } from './code-sign-in.ts';
import { ownSystem, type OwnSystem } from './own-system.ts';
import { first, required } from './required.ts';

/** The short form belongs to every run; `npm run fuzz -w e2e` makes long ones, with `FUZZ_ROUNDS` and `FUZZ_SEED`. */
const ROUNDS = Number(process.env['FUZZ_ROUNDS'] ?? 1);
const SEED = Number(process.env['FUZZ_SEED'] ?? 20_250_827);
/** Documents under way at once. */
const AT_ONCE = 8;

/** The contracts that the gateway answers together: what partners and the site ask for, the console, the demo. */
const schemas = ['schema.graphql', 'contracts/console.graphql', 'contracts/demo.graphql'].map((file) =>
  buildSchema(readFileSync(new URL(`../../${file}`, import.meta.url), 'utf8')),
);

/** They end what the other documents need. */
const leftOut = /signOut|^(?!sendPasswordReset|resetPassword).*password|lockStaff/i;

/** A generator of numbers from 0 to 1 that gives the same ones for the same seed (mulberry32). */
function randomFrom(seed: number): () => number {
  let state = seed >>> 0;
  return () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
  };
}
const random = randomFrom(SEED);
const chance = (share: number) => random() < share;
const pick = <T>(from: readonly T[]): T =>
  required(from[Math.floor(random() * from.length)], 'something to pick');

const strings = [
  ...['', ' ', '0', '-1', '1', 'x', '../x', '..', "' or 1=1 --", '%', '\\', '线缆', '👩🏽‍🔧', '\u0000', '\u202e'],
  ...[
    '9223372036854775807',
    '9223372036854775808',
    '9'.repeat(32),
    '1e309',
    '{"a":1}',
    '1,2,3',
    '2025-02-30',
  ],
  ...['2025-06-16', '2025-06-16 25:00:00', '+8613800138000', 'a@example.org', 'https://example.org/'],
  ...['/files/uploads/' + '0'.repeat(32) + '.png', '<p>x</p><script>1</script>', '=1+1', 'x'.repeat(5000)],
];
const numbers = [0, 1, 1, 2, 5, 100, 101, -1, -2_000_000, 10_000, 10_001, 2_147_483_647, -2_147_483_648];
/** Ids of real records, which answers brought. */
const known = new Set(['1', '999999999999']);

/** A value of a type; some are null, past their bounds or of another type. */
function valueOf(type: GraphQLInputType, depth = 0): unknown {
  if (isNonNullType(type)) return chance(0.02) ? null : valueOf(type.ofType, depth);
  if (chance(0.15)) return null;
  if (isListType(type))
    return Array.from({ length: pick([0, 1, 1, 2, 30]) }, () => valueOf(type.ofType, depth));
  if (isEnumType(type)) return chance(0.97) ? pick(type.getValues()).name : 'NOTHING';
  if (isInputObjectType(type)) {
    const fields = Object.values(type.getFields()).filter(
      (field) => isNonNullType(field.type) || chance(0.6),
    );
    return Object.fromEntries(
      fields.map((field) => [field.name, depth > 4 ? null : valueOf(field.type, depth + 1)]),
    );
  }
  if (type.name === 'Int' || type.name === 'Float') return chance(0.97) ? pick(numbers) : 'x';
  if (type.name === 'Boolean') return chance(0.5);
  if (type.name === 'ID' && chance(0.7)) return pick([...known]);
  return pick(strings);
}

/** A document with one root field, and its variables. */
function documentOf(operation: 'query' | 'mutation', root: GraphQLField<unknown, unknown>) {
  const variables: Record<string, unknown> = {};
  const definitions: string[] = [];

  const argumentsOf = (args: readonly GraphQLArgument[]): string => {
    const used = args.filter(
      (arg) => (isNonNullType(arg.type) && arg.defaultValue === undefined) || chance(0.5),
    );
    const texts = used.map((arg) => {
      const name = `v${definitions.length}`;
      definitions.push(`$${name}: ${String(arg.type)}`);
      variables[name] = valueOf(arg.type);
      return `${arg.name}: $${name}`;
    });
    return texts.length > 0 ? `(${texts.join(', ')})` : '';
  };

  const selectionOf = (type: GraphQLNamedType, depth: number): string => {
    if (isInterfaceType(type)) return '{ __typename }';
    if (!isObjectType(type)) return '';
    const fields = Object.values(type.getFields()).filter(({ type: inner }) =>
      isObjectType(getNamedType(inner)) ? depth < 3 && chance(0.35) : chance(0.6),
    );
    const texts = fields.map((field) => fieldOf(field, depth + 1));
    return `{ __typename ${texts.join(' ')} }`;
  };

  const fieldOf = (field: GraphQLField<unknown, unknown>, depth: number): string =>
    `${field.name}${argumentsOf(field.args)} ${selectionOf(getNamedType(field.type), depth)}`;

  const selection = fieldOf(root, 0);
  const head = definitions.length > 0 ? `(${definitions.join(', ')})` : '';
  return { query: `${operation} Fuzz${head} { ${selection} }`, variables };
}

const roots = schemas.flatMap((schema) =>
  (['query', 'mutation'] as const).flatMap((operation) => {
    const type = operation === 'query' ? schema.getQueryType() : schema.getMutationType();
    return Object.values(type?.getFields() ?? {})
      .filter(({ name }) => !leftOut.test(name))
      .map((field) => ({ operation, field }));
  }),
);

describe('every root field of the GraphQL contract', () => {
  let system: OwnSystem;
  let callers: Record<string, string>[];

  beforeAll(async () => {
    system = await ownSystem();
    const consoleOf = async (email: string) => ({
      cookie: `console=${await consoleTokenFor(email, system)}`,
      'apollo-require-preflight': '1',
    });
    const siteOf = async (recipient: string, role: 'visitor' | 'exhibitor') => ({
      authorization: `Bearer ${await tokenFor(recipient, role, system)}`,
    });
    const staff = JSON.parse(
      readFileSync(new URL('../../backend/demo-staff.json', import.meta.url), 'utf8'),
    ) as { email: string }[];
    callers = [
      {},
      await siteOf('13800138001', 'visitor'),
      await siteOf('wu@wirefair.example', 'exhibitor'),
      await consoleOf(first(staff).email),
      await consoleOf(required(staff.at(-1), 'a member of staff').email),
    ];
  }, 180_000);
  afterAll(() => system.stop());

  it('answers whatever is asked, by whomever, without a fault', { timeout: 300_000 * ROUNDS }, async () => {
    const faults: string[] = [];
    let [sent, answered] = [0, 0];

    async function send(headers: Record<string, string>, document: ReturnType<typeof documentOf>) {
      const response = await fetch(`${system.baseUrl}/graphql`, {
        method: 'POST',
        headers: { 'content-type': 'application/json', language: pick(['ZH', 'EN']), ...headers },
        body: JSON.stringify(document),
      });
      const text = await response.text();
      sent += 1;
      if (response.status >= 500 || /INTERNAL_SERVER_ERROR|UPSTREAM_UNAVAILABLE/.test(text)) {
        faults.push(`${response.status} ${text.slice(0, 300)} ${JSON.stringify(document).slice(0, 600)}`);
      }
      if (response.status === 200 && text.startsWith('{"data"')) answered += 1;
      for (const [, id] of text.slice(0, 5000).matchAll(/"id":"(\d{1,19})"/g))
        if (known.size < 500) known.add(required(id, 'id'));
    }

    const work = Array.from({ length: ROUNDS }, () =>
      roots.flatMap(({ operation, field }) => callers.map((headers) => ({ operation, field, headers }))),
    ).flat();
    const worker = async () => {
      for (let next = work.shift(); next; next = work.shift()) {
        await send(next.headers, documentOf(next.operation, next.field));
      }
    };
    await Promise.all(Array.from({ length: AT_ONCE }, worker));
    expect(roots.length).toBeGreaterThan(120);
    expect(faults).toEqual([]);
    // Documents that are all refused would prove little.
    expect(answered / sent).toBeGreaterThan(0.2);
  });
});
