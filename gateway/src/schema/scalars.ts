import { GraphQLError, Kind, type ValueNode } from 'graphql';

/** A scalar that is a text of one form. */
interface TextForm {
  /** The value for a text of the form; undefined for others. */
  read: (text: string) => string | undefined;
  /** What the form is, for whoever sent something else. */
  rule: string;
}

/** Date, time and offset of ISO 8601: `2025-08-27T09:30:00+08:00`, `2025-08-27T01:30:00.5Z`. */
const INSTANT = /^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}(:\d{2}(\.\d{1,9})?)?(Z|[+-]\d{2}:\d{2})$/;
const COUNTRY = /^[A-Za-z]{2}$/;

const instant: TextForm = {
  read: (text) => (INSTANT.test(text) && !Number.isNaN(Date.parse(text)) ? text : undefined),
  rule: 'A DateTime is a text like "2025-08-27T09:30:00+08:00": date, time and offset of ISO 8601.',
};

const country: TextForm = {
  read: (text) => (COUNTRY.test(text) ? text.toUpperCase() : undefined),
  rule: 'A CountryCode is a text of two letters like "CN": ISO 3166-1 alpha-2.',
};

/** How a scalar of one form leaves the server and comes in. */
const scalarOf = ({ read, rule }: TextForm) => ({
  __serialize: String,
  // graphql-js puts the variable before the message.
  __parseValue: (value: unknown): string => {
    const known = typeof value === 'string' ? read(value) : undefined;
    if (known === undefined) throw new GraphQLError(rule);
    return known;
  },
  // A GraphQLError would be told as it is; to another error graphql-js adds the type and what stands in the document.
  __parseLiteral: (node: ValueNode): string => {
    const known = node.kind === Kind.STRING ? read(node.value) : undefined;
    if (known === undefined) throw new TypeError(rule);
    return known;
  },
});

/** How the scalars of the SDL leave the server and come in; those that only leave it have no way in. */
export const scalarResolvers = {
  CountryCode: scalarOf(country),
  Date: { __serialize: String },
  DateTime: scalarOf(instant),
  HTML: { __serialize: String },
  URL: { __serialize: String },
};
