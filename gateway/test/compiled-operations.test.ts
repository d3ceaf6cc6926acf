import { makeExecutableSchema } from '@graphql-tools/schema';
import { mapSchema, MapperKind } from '@graphql-tools/utils';
import {
  type DocumentNode,
  getNamedType,
  getNullableType,
  isAbstractType,
  isEnumType,
  isInputObjectType,
  isInputType,
  isListType,
  isNonNullType,
  isObjectType,
  isRequiredInputField,
  Kind,
  parse,
  print,
  typeFromAST,
  visit,
  type GraphQLInputType,
  type GraphQLOutputType,
  type GraphQLSchema,
} from 'graphql';
import { pino } from 'pino';
import { describe, expect, it } from 'vitest';
import { Context } from '../src/context/context.ts';
import { guestExchange } from '../src/context/exchange.ts';
import { isRefused, Operations, type ValidOperation } from '../src/execution/operations.ts';
import { isRecord } from '../src/is-record.ts';
import { examples } from '../src/endpoints/explorer.ts';
import { definitionsIn, documentsOf } from '../src/print/operation-documents.ts';
import { entrances } from '../src/pipeline/entrances.ts';
import { GraphQLExchange } from '../src/pipeline/exchange.ts';
import { Pipeline } from '../src/pipeline/pipeline.ts';
import { answerLimits } from '../src/pipeline/steps/answer-limits.ts';
import { cost } from '../src/pipeline/steps/cost.ts';
import { execution } from '../src/pipeline/steps/execution.ts';
import { restClient } from '../src/rest/client.ts';
import { countNodes } from '../src/schema/answer-nodes.ts';
import { enforceConstraints } from '../src/schema/constraints.ts';
import { LocalisedError } from '../src/schema/errors.ts';
import { scalarResolvers } from '../src/schema/scalars.ts';
import { typeDefinitions } from '../src/schema/type-definitions.generated.ts';
import { RandomDocuments, seededRandom, type RandomRequest } from './support/random-documents.ts';
import { first, required } from './support/required.ts';

/** A number for a text, the same each time (FNV-1a). */
function hashOf(text: string): number {
  let hash = 0x811c9dc5;
  for (let at = 0; at < text.length; at += 1) hash = Math.imul(hash ^ text.charCodeAt(at), 0x01000193);
  return hash >>> 0;
}

/** Share of the fields that may not be null and are. */
const NULL_WHERE_NONE_MAY_BE = 0.003;

/** A value of a type that depends on nothing but `random`. */
function anyValue(schema: GraphQLSchema, type: GraphQLOutputType, random: () => number): unknown {
  if (random() < (isNonNullType(type) ? NULL_WHERE_NONE_MAY_BE : 0.1)) return null;
  return anyPresent(schema, type, random);
}

function anyPresent(schema: GraphQLSchema, type: GraphQLOutputType, random: () => number): unknown {
  const nullable = getNullableType(type);
  if (isListType(nullable)) {
    const { ofType } = nullable;
    // Entries that may not be null are not: graphql-js leaves promises of entries before such a one unobserved.
    const entry = isNonNullType(ofType) ? anyPresent : anyValue;
    return Array.from({ length: Math.floor(random() * 4) }, () => entry(schema, ofType, random));
  }
  if (isAbstractType(nullable)) return { __typename: first([...schema.getPossibleTypes(nullable)]).name };
  if (isObjectType(nullable)) return {};
  if (isEnumType(nullable)) return required(nullable.getValues()[0]).value;
  if (nullable.name === 'Int') return Math.floor(random() * 100);
  if (nullable.name === 'Float') return random();
  if (nullable.name === 'Boolean') return random() < 0.5;
  return random() < 0.02 ? 'ZH "quoted" \u2028 😀' : `text ${Math.floor(random() * 100)}`;
}

/** Arguments are an object, whose entries have no order. */
const inOrder = (_key: string, value: unknown): unknown =>
  typeof value === 'object' && value !== null && !Array.isArray(value)
    ? Object.fromEntries(Object.entries(value).sort(([a], [b]) => (a < b ? -1 : 1)))
    : value;

/** What the resolvers of one request received, a line each, by what all copies of its context share; absent differs from null. */
const received = new WeakMap<object, string[]>();

/** The schema of the site, whose fields answer what follows from where they stand in the answer, late or at once. */
function arbitrarySchema(shareOfErrors: number): GraphQLSchema {
  const schema = makeExecutableSchema({ typeDefs: typeDefinitions, resolvers: [scalarResolvers] });
  const answering = mapSchema(schema, {
    [MapperKind.OBJECT_FIELD]: (field) => ({
      ...field,
      resolve: (_parent, args: object, context: Context, { path, parentType, fieldName }) => {
        const place: (string | number)[] = [];
        for (let at: typeof path | undefined = path; at; at = at.prev) place.push(at.key);
        const call = `${parentType.name}.${fieldName} ${place.join()} ${JSON.stringify(args, inOrder)}`;
        received.get(context.measured)?.push(call);
        const random = seededRandom(hashOf(call));
        if (random() < shareOfErrors) {
          const isFault = random() < 0.5;
          return Promise.reject(
            isFault ? new Error('a fault') : new LocalisedError({ ZH: '不行', EN: 'No' }, 'BAD_USER_INPUT'),
          );
        }
        const value = anyValue(schema, field.type, random);
        // Where there are errors all answers are late: graphql-js leaves promises before a field that fails at once unobserved.
        return shareOfErrors === 0 && random() < 0.5 ? value : Promise.resolve(value);
      },
    }),
  });
  return countNodes(enforceConstraints(answering));
}

const unreachable = restClient(
  {
    origin: 'http://127.0.0.1:1',
    basePath: '',
    tokenHeader: 'token',
    languageHeader: 'language',
    readTimeoutMs: 1,
    writeTimeoutMs: 1,
    publicTtlMs: 0,
    gatewaySecret: undefined,
  },
  {
    request: async () => Promise.reject(new Error('no field asks the REST server')),
    open: async () => Promise.reject(new Error('no field asks the REST server')),
    close: async () => {},
  },
);

function contextIn(language: 'ZH' | 'EN'): Context {
  const context = new Context(unreachable, { ...guestExchange(language), ip: '10.0.0.1' });
  received.set(context.measured, []);
  return context;
}

/** Both engines over one schema, within the steps that every operation passes. */
function bothEngines(schema: GraphQLSchema) {
  const log = pino({ enabled: false });
  const compiling = { requestsBefore: 0, shareOfTime: 1 };
  const operations = new Operations({ schema, introspection: true, log, compiling });
  const prepare = () => expect.unreachable('no subscription is executed');
  const subscriptions = { site: { prepare }, partner: { prepare } };
  const pipeline = new Pipeline([answerLimits(), cost(), execution({ subscriptions, log })], log);

  async function answer(operation: ValidOperation, { variables }: RandomRequest, language: 'ZH' | 'EN') {
    const exchange = new GraphQLExchange(entrances.page, {});
    const context = contextIn(language);
    Object.assign(exchange, { locale: language, context, operation, parameters: { variables } });
    await pipeline.run(exchange);
    const text = JSON.stringify({ errors: exchange.errors, data: exchange.result?.data });
    return { text, calls: required(received.get(context.measured)).toSorted() };
  }

  /** @returns the answer of graphql-js, and that of the compiled function where there is one; undefined for a refused document */
  return async (request: RandomRequest, language: 'ZH' | 'EN') => {
    const valid = await operations.validate(request, language, () => {});
    if (isRefused(valid)) return undefined;
    const isCompiled = valid.compiledFor(request.variables) !== undefined;
    return {
      expected: await answer({ ...valid, compiledFor: () => undefined }, request, language),
      given: isCompiled ? await answer(valid, request, language) : undefined,
    };
  };
}

interface ToldError {
  message: string;
  path: readonly (string | number)[];
}

const errorsIn = (answer: string): ToldError[] => {
  const { errors = [] }: { errors?: ToldError[] } = JSON.parse(answer);
  return errors;
};

/** For each error the place in the data that it made null: itself, or the nearest place around it that may be null. */
function nulledPlaces(answer: string): string[] {
  const { data }: { data: unknown } = JSON.parse(answer);
  return errorsIn(answer).map(({ path }) => {
    const place: (string | number)[] = [];
    let value = data;
    for (const key of path) {
      if (value === null) break;
      place.push(key);
      value = isRecord(value) || Array.isArray(value) ? Reflect.get(value, key) : null;
    }
    return place.join('.');
  });
}

const dataOf = (answer: string) => answer.slice(answer.lastIndexOf(',"data":'));

/** The errors of an answer, whatever their order. */
const sortedErrors = (answer: string) =>
  errorsIn(answer)
    .map((error) => JSON.stringify(error))
    .toSorted();

/**
 * The same bytes. Only where an operation fails at several places, the compiled function tells those that
 * make a place around them null last; graphql-js tells those errors that came before the answer was known, and the
 * compiled function all of them; of several errors that make the same place null, each tells the one that came first
 * (decision 0033).
 */
function expectSame(given: string, expected: string, { query, variables }: RandomRequest): void {
  const about = query + JSON.stringify(variables);
  const [all, told] = [errorsIn(given), errorsIn(expected)];
  const places = [all, told].map((errors) => errors.map(({ path }) => path.join('.')).join());
  if (all.length <= 1 && told.length <= 1 && places[0] === places[1])
    return expect(given, about).toBe(expected);
  expect(dataOf(given), about).toBe(dataOf(expected));
  // One error each, from two places: both have to make the same place null.
  if (all.length === 1 && told.length === 1)
    return expect(nulledPlaces(given), about).toEqual(nulledPlaces(expected));
  if (all.length === told.length) return expect(sortedErrors(given), about).toEqual(sortedErrors(expected));
  expect(told.length, about).toBeGreaterThan(0);
  return expect(nulledPlaces(given), about).toEqual(expect.arrayContaining(nulledPlaces(expected)));
}

/** Of each kind. */
const DOCUMENTS = 2500;

describe('compiled operations answer byte by byte what graphql-js answers', () => {
  it.each([
    ['without errors', 0, 1],
    ['with errors', 0.01, 2],
  ])(
    '%s',
    async (_name, shareOfErrors, seed) => {
      const schema = arbitrarySchema(shareOfErrors);
      const answer = bothEngines(schema);
      const documents = new RandomDocuments(schema, seededRandom(seed));
      // left: valid, but answered by graphql-js all the same, such as queries with errors.
      const counted = { refused: 0, compiled: 0, withErrors: 0, left: 0 };
      for (let index = 0; index < DOCUMENTS; index += 1) {
        const request = documents.next();
        const language = index % 2 === 0 ? 'ZH' : 'EN';
        const both = await answer(request, language);
        if (!both?.expected.text.includes('"data":')) counted.refused += 1;
        else if (!both.given) counted.left += 1;
        if (!both?.given) continue;
        const { text: expected, calls } = both.expected;
        const { text: given, calls: givenCalls } = both.given;
        // A refusal of variables is graphql-js's own.
        if (!expected.includes('"data":')) {
          expect(given, request.query).toBe(expected);
          continue;
        }
        expectSame(given, expected, request);
        // After an error graphql-js may have asked fewer resolvers than the compiled function.
        if (!expected.startsWith('{"errors"')) expect(givenCalls, request.query).toEqual(calls);
        counted.compiled += 1;
        if (given.startsWith('{"errors"')) counted.withErrors += 1;
      }
      // Each outcome is there, and often enough to tell something.
      expect(counted.compiled).toBeGreaterThan(1000);
      expect(counted.refused).toBeGreaterThan(300);
      expect(counted.left).toBeGreaterThan(100);
      expect(counted.withErrors).toBeGreaterThan(10);
    },
    120_000,
  );
});

/** A value of an input type, now and then null or left out where that is allowed. */
function inputOf(type: GraphQLInputType, random: () => number): unknown {
  if (isNonNullType(type)) return givenOf(type.ofType, random);
  return random() < 0.2 ? null : givenOf(type, random);
}

function givenOf(type: GraphQLInputType, random: () => number): unknown {
  if (isListType(type)) return [inputOf(type.ofType, random)];
  if (isEnumType(type)) return first([...type.getValues()]).name;
  if (isInputObjectType(type)) {
    const fields = Object.values(type.getFields()).filter(
      (field) => isRequiredInputField(field) || random() < 0.6,
    );
    return Object.fromEntries(fields.map((field) => [field.name, inputOf(field.type, random)]));
  }
  const { name } = getNamedType(type);
  if (name === 'Boolean') return random() < 0.5;
  if (name === 'Int' || name === 'Float') return 1 + Math.floor(random() * 3);
  if (name === 'DateTime') return '2025-06-01T00:00:00+08:00';
  return name === 'CountryCode' ? 'CN' : `text ${Math.floor(random() * 100)}`;
}

/** Variables for an operation; one that may be left out is, now and then. */
function variablesFor(schema: GraphQLSchema, document: DocumentNode, random: () => number) {
  const [operation] = document.definitions;
  if (operation?.kind !== Kind.OPERATION_DEFINITION) throw new Error('the document begins with an operation');
  const given = (operation.variableDefinitions ?? []).filter(
    ({ type }) => type.kind === Kind.NON_NULL_TYPE || random() < 0.7,
  );
  return Object.fromEntries(
    given.map(({ variable, type }) => {
      const named = typeFromAST(schema, type);
      if (!isInputType(named)) throw new Error(`${variable.name.value} has an input type`);
      return [variable.name.value, inputOf(named, random)];
    }),
  );
}

/** The operations of the site, of the client and of the explorer, which begins with those of the guide. */
const sent = [
  ...documentsOf(definitionsIn('web/src', '.graphql')),
  ...documentsOf(definitionsIn('client/src', '.graphql')),
  ...examples.flatMap((example) => documentsOf(parse(example).definitions)),
];
/** Each is executed so often, with other variables. */
const TIMES = 12;

it(
  'answer every operation of the site, the client and the guide as graphql-js does',
  { timeout: 120_000 },
  async () => {
    const schema = arbitrarySchema(0);
    const answer = bothEngines(schema);
    const random = seededRandom(3);
    const uncompiled: string[] = [];
    let answered = 0;
    for (const { name, document } of sent) {
      // The site's client takes this directive out before it sends the document.
      const query = print(
        visit(document, {
          Directive: ({ name: directive }) => (directive.value === 'unmask' ? null : undefined),
        }),
      );
      for (let time = 0; time < TIMES; time += 1) {
        const request = { query, variables: variablesFor(schema, document, random) };
        const both = await answer(request, time % 2 === 0 ? 'ZH' : 'EN');
        expect(both, name).toBeDefined();
        if (!both?.given) {
          uncompiled.push(name);
          continue;
        }
        const { text: expected } = both.expected;
        if (!expected.includes('"data":')) {
          expect(both.given.text, name).toBe(expected);
          continue;
        }
        expectSame(both.given.text, expected, request);
        // After an error graphql-js may have asked fewer resolvers than the compiled function.
        if (!expected.startsWith('{"errors"')) expect(both.given.calls, name).toEqual(both.expected.calls);
        answered += 1;
      }
    }
    // Interfaces, unions, and subscriptions are left to graphql-js.
    expect(new Set(uncompiled).size).toBeLessThan(sent.length / 4);
    expect(answered).toBeGreaterThan(sent.length * TIMES * 0.4);
  },
);
