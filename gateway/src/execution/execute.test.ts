import { makeExecutableSchema } from '@graphql-tools/schema';
import { type ExecutionResult, GraphQLError } from 'graphql';
import { describe, expect, expectTypeOf, it } from 'vitest';
import { createGuestContext } from '../context/context.ts';
import type { Resolvers, ResolversParentTypes } from '../schema/resolvers.generated.ts';
import { execute } from './execute.ts';
import { isRefused, Operations, type ValidOperation } from './operations.ts';

const schema = makeExecutableSchema({
  typeDefs: `
    scalar Even
    interface Thing { id: ID }
    type Fair implements Thing { id: ID }
    type Query { even: Even halls: [String!] fairs: [Fair!] thing: Thing later: Thing none: Thing one: Fair }
  `,
  resolvers: {
    Even: {
      __serialize: () => {
        throw new GraphQLError('not even', { extensions: { code: 'ODD' } });
      },
    },
    Thing: {
      __resolveType: ({ kind }: { kind: string }) => (kind === 'late' ? Promise.resolve('Fair') : kind),
    },
    Query: {
      even: () => 1,
      halls: () => ['E1', null, 'E2', null],
      fairs: async () => [null, { id: 1 }, null],
      thing: () => ({ kind: 'Fair', id: 1 }),
      later: () => ({ kind: 'late', id: 1 }),
      none: () => ({ kind: 'Unknown', id: 1 }),
      one: () => ({ id: 1 }),
    },
  },
});
const operations = new Operations({
  schema,
  introspection: true,
  log: Object.create(null),
  compiling: { requestsBefore: 0, shareOfTime: 1 },
});

async function operationOf(query: string): Promise<ValidOperation> {
  const valid = await operations.validate({ query }, 'EN', () => {});
  if (isRefused(valid)) throw new Error(JSON.stringify(valid.errors));
  return valid;
}

const context = createGuestContext(Object.create(null), 'EN');
/** What callers can see of a result. */
const visible = ({ data, errors = [] }: ExecutionResult) => ({
  data,
  errors: errors.map(({ message, path, originalError }) => ({
    message,
    path,
    extensions: originalError instanceof GraphQLError ? originalError.extensions : {},
  })),
});

describe('the execution of an operation', () => {
  it.each([
    ['an error of a scalar keeps its extensions', '{ even }', false],
    ['of a list, the first item that may not be null is reported', '{ halls }', true],
    ['the same of objects that come later', '{ fairs { id } }', true],
    ['each list has its own', '{ a: halls b: halls }', true],
    ['a type that is resolved later is waited for', '{ later { id } }', false],
    ['a type that cannot be resolved makes its field null', '{ one { id } none { id } }', false],
    ['an interface, in a fragment', 'query { ...T } fragment T on Query { thing { __typename id } }', false],
  ])('gives the same by both engines: %s', async (_what, query, isCompiled) => {
    const operation = await operationOf(query);
    expect(operation.compiledFor({}) !== undefined).toBe(isCompiled);
    const byGraphqlJs = await execute({ ...operation, compiledFor: () => undefined }, {}, context);
    expect(visible(await execute(operation, {}, context))).toEqual(visible(byGraphqlJs));
    expect(byGraphqlJs.data).toBeDefined();
  });
});

type FunctionIn<T> = {
  [Key in keyof T]-?: [T[Key]] extends [never]
    ? never
    : T[Key] extends (...values: never[]) => unknown
      ? Key
      : never;
}[keyof T];
/** Types whose parents have a function where a field is; graphql-js calls it, graphql-jit 0.8.9 does not. */
type WithFunctions = {
  [Type in keyof Resolvers & keyof ResolversParentTypes]: ResolversParentTypes[Type] extends string
    ? never
    : FunctionIn<
          Pick<
            ResolversParentTypes[Type],
            keyof ResolversParentTypes[Type] & keyof NonNullable<Resolvers[Type]>
          >
        > extends never
      ? never
      : Type;
}[keyof Resolvers & keyof ResolversParentTypes];

it('meets no parent with a function where a field is', () => {
  expectTypeOf<WithFunctions>().toEqualTypeOf<never>();
});
