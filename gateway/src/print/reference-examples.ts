import {
  getNamedType,
  type GraphQLField,
  type GraphQLNamedType,
  type GraphQLOutputType,
  isAbstractType,
  isInterfaceType,
  isLeafType,
  isObjectType,
  isRequiredArgument,
  parse,
  print,
} from 'graphql';

/** Fields of an object that an example asks for at most. */
const MOST_FIELDS = 5;
/** Objects in objects are asked for so deep. */
const DEEPEST = 3;
/** How many entries an example asks for. */
const SIZE = 10;

/** Names of fields that tell a reader most; an example asks for them before all others. */
const TELLING = [
  'id',
  'recordId',
  'type',
  'operation',
  'code',
  'number',
  'name',
  'title',
  'content',
  'reason',
];

type Field = GraphQLField<unknown, unknown>;

const placeOf = ({ name }: Field): number =>
  TELLING.includes(name) ? TELLING.indexOf(name) : TELLING.length;

const fieldsOf = (type: GraphQLNamedType): Field[] =>
  isObjectType(type) || isInterfaceType(type) ? Object.values(type.getFields()) : [];

/** Whether a field can be asked for without arguments, and is here to stay. */
const isPlain = ({ args, deprecationReason }: Field): boolean =>
  deprecationReason == null && !args.some(isRequiredArgument);

/** The cursor of a page that has one. */
const endOf = (page: Field): string =>
  fieldsOf(getNamedType(page.type)).some(({ name }) => name === 'endCursor') ? 'endCursor' : '';

/** What an example selects of a type: what a page holds and where it ends, or the first plain values. */
function selectionOf(output: GraphQLOutputType, depth = 0): string {
  const type = getNamedType(output);
  if (isLeafType(type)) return '';
  if (isAbstractType(type) && !isInterfaceType(type)) return '{ __typename }';
  const fields = fieldsOf(type).filter(isPlain);
  const nodes = fields.find(({ name }) => name === 'nodes');
  const page = fields.find(({ name }) => name === 'pageInfo');
  if (nodes && page)
    return `{ nodes ${selectionOf(nodes.type, depth + 1)} pageInfo { hasNextPage ${endOf(page)} } }`;
  const leaves = fields
    .filter((field) => isLeafType(getNamedType(field.type)))
    .toSorted((one, other) => placeOf(one) - placeOf(other))
    .slice(0, MOST_FIELDS);
  if (leaves.length > 0) return `{ ${leaves.map(({ name }) => name).join(' ')} }`;
  const inner = depth < DEEPEST ? fields.slice(0, MOST_FIELDS) : [];
  const selected = inner.map((field) => `${field.name} ${selectionOf(field.type, depth + 1)}`);
  return selected.length > 0 ? `{ ${selected.join(' ')} }` : '{ __typename }';
}

/**
 * An operation that asks for a field of a root type: with a variable for each argument that is required, ten entries of a
 * list, and the first plain values of what it answers.
 * @param operation kind of the operation: the root type's
 */
export function exampleOf(field: Field, operation: 'query' | 'subscription'): string {
  const { name, args, type } = field;
  const required = args.filter(isRequiredArgument);
  const declared = required.map((arg) => `$${arg.name}: ${String(arg.type)}`);
  const given = [
    ...required.map((arg) => `${arg.name}: $${arg.name}`),
    ...args.filter((arg) => arg.name === 'first').map(() => `first: ${SIZE}`),
  ];
  const title = name.charAt(0).toUpperCase() + name.slice(1);
  const variables = declared.length > 0 ? `(${declared.join(', ')})` : '';
  const passed = given.length > 0 ? `(${given.join(', ')})` : '';
  return print(parse(`${operation} ${title}${variables} { ${name}${passed} ${selectionOf(type)} }`));
}
