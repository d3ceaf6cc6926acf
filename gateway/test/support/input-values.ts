import { getDirective } from '@graphql-tools/utils';
import {
  type GraphQLArgument,
  type GraphQLInputField,
  type GraphQLInputType,
  type GraphQLSchema,
  isEnumType,
  isInputObjectType,
  isListType,
  isNonNullType,
} from 'graphql';

/** Length limits of a text, from its `@constraint`. */
export interface TextLimit {
  maxLength?: number;
  maxCharactersOrWords?: number;
}

/** A text of an operation's variables that the REST call can be searched for. */
export interface MarkedText {
  /** Such as `input.answers.value`. */
  path: string;
  text: string;
  limit: TextLimit;
}

/** Values that the gateway checks itself before it calls the REST service, by the name of the field. */
const acceptable: Record<string, string> = {
  password: 'Quartz-tape-2025',
  passwordAgain: 'Quartz-tape-2025',
  newPassword: 'Quartz-tape-2026',
};

/** Makes variables of any input type, with a text of its own in each field that has a length limit. */
export function inputValues(schema: GraphQLSchema) {
  const marked: MarkedText[] = [];
  let made = 0;

  const textOf = (path: string, input: GraphQLArgument | GraphQLInputField): string => {
    const limit = getDirective(schema, input, 'constraint')?.[0] as TextLimit | undefined;
    made += 1;
    // Two letters where a marker would be too long.
    const text =
      acceptable[input.name] ??
      (limit?.maxLength === 2 ? 'zq' : `mark${made}`.slice(-(limit?.maxLength ?? 9)));
    if (limit?.maxLength !== undefined) marked.push({ path, text, limit });
    return text;
  };
  const leafOf = (name: string, path: string, input: GraphQLArgument | GraphQLInputField): unknown => {
    if (name === 'Boolean') return true;
    if (name === 'Int' || name === 'Float') return 1;
    if (name === 'ID') return String(1000 + (made += 1));
    return name === 'String' ? textOf(path, input) : '2025-06-01T00:00:00+08:00';
  };
  const valueOf = (
    type: GraphQLInputType,
    path: string,
    input: GraphQLArgument | GraphQLInputField,
  ): unknown => {
    if (isNonNullType(type)) return valueOf(type.ofType, path, input);
    if (isListType(type)) return [valueOf(type.ofType, path, input)];
    if (isEnumType(type)) return type.getValues()[0]?.name;
    if (!isInputObjectType(type)) return leafOf(type.name, path, input);
    const fields = Object.values(type.getFields());
    return Object.fromEntries(
      fields.map((field) => [field.name, valueOf(field.type, `${path}.${field.name}`, field)]),
    );
  };
  const variables = (args: readonly GraphQLArgument[]) =>
    Object.fromEntries(args.map((arg) => [arg.name, valueOf(arg.type, arg.name, arg)]));
  return { variables, marked };
}
