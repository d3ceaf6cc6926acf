import { Kind } from 'graphql';

const queryHook = (name) => `
/** Runs the query \`${name}\` while the component is mounted; \`skipToken\` holds it back. */
export function use${name}Query(options: useQuery.Options<${name}Query, ${name}QueryVariables> | SkipToken) {
  return useQuery(${name}Document, options as useQuery.Options<${name}Query, ${name}QueryVariables>);
}`;

const mutationHook = (name) => `
/** Gives the function that carries out the mutation \`${name}\`, and its state. */
export function use${name}Mutation(options?: useMutation.Options<${name}Mutation, ${name}MutationVariables>) {
  return useMutation(${name}Document, options);
}`;

const fragmentHook = (name) => `
/** The fragment's data, from the cache: the component draws again when any of its fields change. */
export function use${name}Fragment(from: FragmentType<${name}Fragment>) {
  return useSuspenseFragment({ fragment: ${name}FragmentDoc, fragmentName: '${name}', from }).data;
}`;

/**
 * Codegen plugin: a thin typed hook over each operation and fragment of a file, so that components call generated
 * hooks and never name a document. See docs/decisions/0005-generated-hooks.md.
 */
export const plugin = (_schema, documents) => {
  const definitions = documents.flatMap(({ document }) => document.definitions);
  const names = (kind, operation) =>
    definitions
      .filter((it) => it.kind === kind && it.name && (!operation || it.operation === operation))
      .map((it) => it.name.value);
  const queries = names(Kind.OPERATION_DEFINITION, 'query');
  const mutations = names(Kind.OPERATION_DEFINITION, 'mutation');
  const fragments = names(Kind.FRAGMENT_DEFINITION);

  const values = [
    mutations.length > 0 && 'useMutation',
    queries.length > 0 && 'useQuery',
    fragments.length > 0 && 'useSuspenseFragment',
  ].filter(Boolean);
  const prepend = values.length > 0 ? [`import { ${values.join(', ')} } from '@apollo/client/react';`] : [];
  if (queries.length > 0) prepend.push(`import type { SkipToken } from '@apollo/client/react';`);
  if (fragments.length > 0) prepend.push(`import type { FragmentType } from '@apollo/client';`);
  const content = [...queries.map(queryHook), ...mutations.map(mutationHook), ...fragments.map(fragmentHook)];
  return { prepend, content: content.join('\n') };
};
