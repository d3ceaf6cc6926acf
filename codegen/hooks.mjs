import fs from 'node:fs';
import path from 'node:path';
import { getDirective } from '@graphql-tools/utils';
import { getNamedType, isInputObjectType, Kind, typeFromAST } from 'graphql';

const SITE = 'web/src';

const queryHook = (name) => `
/** Runs the query \`${name}\` while the component is mounted; \`skipToken\` holds it back. */
export function use${name}Query(options: useQuery.Options<${name}Query, ${name}QueryVariables> | SkipToken) {
  return useQuery(${name}Document, options as useQuery.Options<${name}Query, ${name}QueryVariables>);
}`;

const preloadedHook = (name) => `
/** Reads the query \`${name}\` that a route's loader has begun; the component waits until its data is here. */
export function use${name}Preloaded<S extends DataState<${name}Query>['dataState']>(
  query: QueryRef<${name}Query, ${name}QueryVariables, S>,
) {
  return useReadQuery<${name}Query, S>(query);
}`;

const needsVariables = ({ variableDefinitions = [] }) =>
  variableDefinitions.some(({ type, defaultValue }) => type.kind === Kind.NON_NULL_TYPE && !defaultValue);

// The cast puts together again what `Omit` took apart: TypeScript does not follow it through the client's types.
const fetchFunction = (name, definition) => `
/** Asks the query \`${name}\` once, outside of rendering: in an event handler. @throws what the link reports */
export function fetch${name}(
  client: ApolloClient,
  options${needsVariables(definition) ? '' : '?'}: Omit<ApolloClient.QueryOptions<${name}Query, ${name}QueryVariables>, 'query'>,
) {
  const asked = { query: ${name}Document, ...options };
  return client.query<${name}Query, ${name}QueryVariables>(asked as ApolloClient.QueryOptions<${name}Query, ${name}QueryVariables>);
}`;

const mutationHook = (name) => `
/** Gives the function that carries out the mutation \`${name}\`, and its state. */
export function use${name}Mutation(options?: useMutation.Options<${name}Mutation, ${name}MutationVariables>) {
  return useMutation(${name}Document, options);
}`;

/** The limits of an input object by field, nested for input objects and lists of them; undefined where it has none. */
function limitsOf(schema, type) {
  const named = getNamedType(type);
  if (!isInputObjectType(named)) return undefined;
  const limits = Object.values(named.getFields()).flatMap((field) => {
    const inner = limitsOf(schema, field.type);
    const { maxLength, maxCharactersOrWords } = getDirective(schema, field, 'constraint')?.[0] ?? {};
    const limit = inner ?? maxCharactersOrWords ?? maxLength;
    return limit === undefined ? [] : [[field.name, limit]];
  });
  return limits.length > 0 ? Object.fromEntries(limits) : undefined;
}

const limitsName = (name) => `${name[0].toLowerCase()}${name.slice(1)}Limits`;

const mutationLimits = (name, { variableDefinitions = [] }, schema) => {
  const found = variableDefinitions.map(({ type }) => limitsOf(schema, typeFromAST(schema, type)));
  const limits = found.find((one) => one !== undefined);
  if (!limits) throw new Error(`${limitsName(name)}: no input object of ${name} has limits`);
  return `
/** Most characters of each field of the input object of \`${name}\`: the schema's \`@constraint\`. */
export const ${limitsName(name)} = ${JSON.stringify(limits)} as const;`;
};

// Client 4.3 has two hooks: `useSuspenseFragment` waits for what is missing, but misses a change that comes between its
// component's first drawing and its listening (a heart would stay empty); `useFragment` misses none and does not wait.
// Both listen to one watch of the cache.
const fragmentHook = (name) => `
/** The fragment's data, from the cache: the component draws again when any of its fields change. */
export function use${name}Fragment(from: FragmentType<${name}Fragment>) {
  const options = { fragment: ${name}FragmentDoc, fragmentName: '${name}', from };
  const waited = useSuspenseFragment(options).data;
  const now = useFragment(options);
  return now.complete ? now.data : waited;
}`;

/** What may be generated for an operation or a fragment: its name in the code, its text, and what it imports. */
const FORMS = {
  query: [
    { named: (name) => `use${name}Query`, write: queryHook, values: ['useQuery'], types: ['SkipToken'] },
    {
      named: (name) => `use${name}Preloaded`,
      write: preloadedHook,
      values: ['useReadQuery'],
      types: ['QueryRef'],
      clientTypes: ['DataState'],
    },
    { named: (name) => `fetch${name}`, write: fetchFunction, clientTypes: ['ApolloClient'] },
  ],
  mutation: [
    { named: (name) => `use${name}Mutation`, write: mutationHook, values: ['useMutation'] },
    { named: limitsName, write: mutationLimits },
  ],
  fragment: [
    {
      named: (name) => `use${name}Fragment`,
      write: fragmentHook,
      values: ['useFragment', 'useSuspenseFragment'],
      clientTypes: ['FragmentType'],
    },
  ],
};

let used;
/** All names in the hand-written sources of the site that one of the forms can have. */
function usedNames() {
  if (used) return used;
  used = new Set();
  for (const file of fs.readdirSync(SITE, { recursive: true })) {
    if (!/\.tsx?$/.test(file) || file.includes('.generated.')) continue;
    const text = fs.readFileSync(path.join(SITE, file), 'utf8');
    for (const [name] of text.matchAll(/\b(?:(?:use|fetch)[A-Z]\w*|[a-z]\w*Limits)\b/g)) used.add(name);
  }
  return used;
}

const imported = (names, from, kind) => {
  const all = [...new Set(names)].sort();
  return all.length > 0 ? [`import ${kind}{ ${all.join(', ')} } from '${from}';`] : [];
};

/**
 * Codegen plugin: thin typed hooks over the operations and fragments of a file, so that components call generated hooks
 * and never name a document. Only those that the site's sources name are written. See
 * docs/decisions/0005-generated-hooks.md.
 */
export const plugin = (schema, documents) => {
  const definitions = documents.flatMap(({ document }) => document.definitions).filter(({ name }) => name);
  const chosen = definitions.flatMap((definition) => {
    const kind = definition.kind === Kind.FRAGMENT_DEFINITION ? 'fragment' : definition.operation;
    const name = definition.name.value;
    return (FORMS[kind] ?? [])
      .filter(({ named }) => usedNames().has(named(name)))
      .map((form) => ({ form, text: form.write(name, definition, schema) }));
  });
  const collect = (key) => chosen.flatMap(({ form }) => form[key] ?? []);
  return {
    prepend: [
      ...imported(collect('values'), '@apollo/client/react', ''),
      ...imported(collect('types'), '@apollo/client/react', 'type '),
      ...imported(collect('clientTypes'), '@apollo/client', 'type '),
    ],
    content: chosen.map(({ text }) => text).join('\n'),
  };
};
