import { readFileSync } from 'node:fs';
import {
  buildSchema,
  coerceInputValue,
  GraphQLSchema,
  isInputObjectType,
  isObjectType,
  Kind,
  parse,
  validate,
} from 'graphql';
import { describe, expect, it } from 'vitest';
import { guideSections, guideTables } from './guide-sections';
import { findTypes, referenceNames } from './reference-types';
import { samples } from './samples';

const contract = readFileSync(new URL('../../../../contracts/partner.graphql', import.meta.url), 'utf8');
const schema = buildSchema(contract);
const mistakes = (query: string): string[] => validate(schema, parse(query)).map(({ message }) => message);

describe('the guide for developers', () => {
  it.each([
    'pages',
    'nested',
    'changed',
    'feed',
    'export',
    'exported',
    'selected',
    'webhook',
    'deliveries',
    'write',
    'languages',
    'own',
  ] as const)('asks for what a key can read or write, by operations with names: %s', (id) => {
    expect(mistakes(samples[id]())).toEqual([]);
    const { definitions } = parse(samples[id]());
    expect(
      definitions.filter((one) => one.kind !== Kind.OPERATION_DEFINITION || one.name === undefined),
    ).toEqual([]);
  });

  /** What is wrong with a value for an input type of the contract. */
  function wrongIn(name: string, value: unknown): string[] {
    const input = schema.getType(name);
    if (!isInputObjectType(input)) throw new Error(`the contract has the input ${name}`);
    const wrong: string[] = [];
    coerceInputValue(value, input, (_path, _value, error) => wrong.push(error.message));
    return wrong;
  }

  it('sends records as the mutation takes them', () => {
    expect(wrongIn('UpsertExhibitorsInput', JSON.parse(samples.records()))).toEqual([]);
  });

  it('adds a webhook as the mutation takes it, which carries what can be read of a change', () => {
    const { input } = JSON.parse(samples.webhookInput());
    expect(wrongIn('CreateWebhookInput', input)).toEqual([]);
    const change = schema.getType('Change');
    if (!isObjectType(change)) throw new Error('the contract has changes');
    const ofChange = new GraphQLSchema({ ...schema.toConfig(), query: change });
    expect(validate(ofChange, parse(input.selection))).toEqual([]);
  });

  it.each(['curl', 'typescript', 'python'] as const)('sends a valid first query by %s', (id) => {
    const code = samples[id]('https://fair.example');
    expect(code).toContain('https://fair.example/graphql');
    const query = /\{ exhibitorConnection.*? totalCount \} \}/.exec(code)?.[0] ?? '';
    expect(mistakes(query)).toEqual([]);
  });

  it('names every scope of the schema, and no other public one', () => {
    const inSchema = new Set([...contract.matchAll(/@scope\(name: "([^"]+)"\)/g)].map(([, name]) => name));
    expect(new Set(guideTables.scopes.map(({ name }) => name))).toEqual(inSchema);
  });

  it('has an anchor of its own for each section', () => {
    const ids = guideSections.map(({ id }) => id);
    expect(new Set(ids).size).toBe(ids.length);
  });
});

describe('the reference for developers', () => {
  it('has every type of the schema that has a name of its own', () => {
    const own = Object.keys(schema.getTypeMap()).filter(
      (name) => !name.startsWith('__') && !['String', 'Int', 'Float', 'Boolean', 'ID'].includes(name),
    );
    expect(referenceNames).toEqual(new Set(own));
    expect(findTypes('')[0]?.name).toBe('Query');
  });

  it('has a valid example for each field of the root types, and for no other', () => {
    const roots = new Set(['Query', 'Subscription']);
    const examples = findTypes('').flatMap(({ name, fields }) =>
      fields.map((field) => ({
        at: `${name}.${field.name}`,
        isRoot: roots.has(name),
        example: field.example,
      })),
    );
    expect(examples.filter(({ isRoot, example }) => isRoot !== (example !== undefined))).toEqual([]);
    const wrong = examples.flatMap(({ at, example }) =>
      example === undefined ? [] : mistakes(example).map((mistake) => `${at}: ${mistake}`),
    );
    expect(wrong).toEqual([]);
    expect(examples.filter(({ isRoot }) => isRoot).length).toBeGreaterThan(15);
  });

  it('finds types whole, and of others the fields that are called so', () => {
    expect(findTypes(' BOOTH ').map(({ name }) => name)).toContain('Booth');
    const exhibitor = findTypes('boothNumber').find(({ name }) => name === 'Exhibitor');
    expect(exhibitor?.fields.map(({ name }) => name)).toEqual(['boothNumber']);
    expect(findTypes('nothing is called so')).toEqual([]);
  });
});
