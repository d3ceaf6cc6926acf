import { GraphQLScalarType } from 'graphql';

const outputOnly = (name: string, description: string) =>
  new GraphQLScalarType<string, string>({ name, description, serialize: String });

// Both only leave the server so far; inputs that take one bring their own checks.
export const scalarResolvers = {
  DateTime: outputOnly('DateTime', 'An instant as ISO 8601 with offset.'),
  Date: outputOnly('Date', 'A calendar day in Shanghai.'),
};
