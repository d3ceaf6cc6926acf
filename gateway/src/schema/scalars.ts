import { GraphQLError, Kind, type ValueNode } from 'graphql';

/** Date, time and offset of ISO 8601: `2025-08-27T09:30:00+08:00`, `2025-08-27T01:30:00.5Z`. */
const INSTANT = /^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}(:\d{2}(\.\d{1,9})?)?(Z|[+-]\d{2}:\d{2})$/;

/** @throws GraphQLError for what names no instant */
function readInstant(value: unknown): string {
  if (typeof value === 'string' && INSTANT.test(value) && !Number.isNaN(Date.parse(value))) return value;
  throw new GraphQLError(
    'A DateTime is a text like "2025-08-27T09:30:00+08:00": date, time and offset of ISO 8601.',
  );
}

const COUNTRY = /^[A-Za-z]{2}$/;

/** @throws GraphQLError for what is no code of two letters */
function readCountry(value: unknown): string {
  if (typeof value === 'string' && COUNTRY.test(value)) return value.toUpperCase();
  throw new GraphQLError('A CountryCode is a text of two letters like "CN": ISO 3166-1 alpha-2.');
}

const textOf = (node: ValueNode): string | undefined => (node.kind === Kind.STRING ? node.value : undefined);

/** How the scalars of the SDL leave the server and come in; those that only leave it have no way in. */
export const scalarResolvers = {
  DateTime: {
    __serialize: String,
    __parseValue: readInstant,
    __parseLiteral: (node: ValueNode) => readInstant(textOf(node)),
  },
  Date: { __serialize: String },
  URL: { __serialize: String },
  HTML: { __serialize: String },
  CountryCode: {
    __serialize: String,
    __parseValue: readCountry,
    __parseLiteral: (node: ValueNode) => readCountry(textOf(node)),
  },
};
