import { makeExecutableSchema } from '@graphql-tools/schema';
import { graphql } from 'graphql';
import { describe, expect, it } from 'vitest';
import { takeSeparateArguments } from './separate-arguments.ts';

const schema = takeSeparateArguments(
  makeExecutableSchema({
    typeDefs: `
      directive @separateArguments(until: String!, names: [String!]) on FIELD_DEFINITION
      type Query { x: Int }
      input MoveInput { id: ID!, place: Int!, isQuiet: Boolean! = true, note: String }
      input ChangeInput { id: ID!, name: String! }
      type Mutation {
        move(input: MoveInput!): String @separateArguments(until: "2027-06")
        change(input: ChangeInput!): String @separateArguments(until: "2027-06", names: ["id"])
        plain(input: MoveInput!): String
      }`,
    resolvers: {
      Mutation: Object.fromEntries(
        ['move', 'change', 'plain'].map((name) => [
          name,
          (_root: unknown, args: unknown) => JSON.stringify(args),
        ]),
      ),
    },
  }),
);

/** What the resolver was given, or the messages of the errors. */
async function given(call: string): Promise<unknown> {
  const { data, errors } = await graphql({ schema, source: `mutation { got: ${call} }` });
  return errors?.map(({ message }) => message) ?? JSON.parse(String(data?.['got']));
}

describe('separate arguments', () => {
  it('reach the resolver as the input, with its defaults', async () => {
    const input = { id: '1', place: 2, isQuiet: true };
    expect(await given('move(id: 1, place: 2)')).toEqual({ input });
    expect(await given('move(input: { id: 1, place: 2 })')).toEqual({ input });
    expect(await given('move(id: 1, place: 2, isQuiet: false, note: null)')).toEqual({
      input: { ...input, isQuiet: false },
    });
  });

  it('may stand beside the input, which counts where both name a value', async () => {
    expect(await given('move(id: 1, place: 2, input: { id: 3, place: 4, note: null })')).toEqual({
      input: { id: '3', place: 4, isQuiet: true, note: null },
    });
  });

  it('are refused where a value is missing', async () => {
    expect(await given('move(id: 1)')).toEqual(['place is missing']);
    expect(await given('move')).toEqual(['id is missing']);
    expect(await given('move(id: null, place: 1)')).toEqual(['id is missing']);
  });

  it('are only those that the directive names', async () => {
    const input = { id: '1', name: 'A' };
    expect(await given('change(id: 1, input: { name: "A" })')).toEqual({ input });
    expect(await given('change(input: { id: 1, name: "A" })')).toEqual({ input });
    expect(await given('change(input: { name: "A" })')).toEqual(['id is missing']);
    expect(await given('change(id: 1)')).toEqual([expect.stringContaining('"ChangeInput!" is required')]);
    expect(await given('change(id: 1, name: "A", input: { name: "A" })')).toEqual([
      expect.stringContaining('Unknown argument "name"'),
    ]);
  });

  it('are deprecated, and stand at no mutation without the directive', () => {
    const { move, plain } = schema.getMutationType()?.getFields() ?? {};
    expect(move?.args.map(({ name, deprecationReason }) => [name, deprecationReason ?? null])).toEqual([
      ['input', null],
      ...['id', 'place', 'isQuiet', 'note'].map((name) => [
        name,
        'Every mutation takes one input: use input until 2027-06.',
      ]),
    ]);
    expect(plain?.args.map(({ name }) => name)).toEqual(['input']);
  });
});
