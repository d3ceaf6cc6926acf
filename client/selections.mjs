import { Kind, print } from 'graphql';

const text = (node) => print(node).replace(/\s+/g, ' ');

/** Name of the constant of a document or a fragment: `ExhibitorFields` → `exhibitorFields`. */
const constant = (name) => name[0].toLowerCase() + name.slice(1);

/** The selection of each field of a fragment, by the name that the answer has it under. */
function selectionsOf({ name, selectionSet, typeCondition }) {
  const lines = selectionSet.selections.map((field) => {
    if (field.kind !== Kind.FIELD) throw new Error(`${name.value} has a selection that is no field`);
    return `  ${field.alias?.value ?? field.name.value}: '${text(field)}',`;
  });
  return `
/** The selection of each field that the client reads of \`${typeCondition.name.value}\`. */
export const ${constant(name.value)}: Record<keyof ${name.value}Fragment, string> = {
${lines.join('\n')}
};`;
}

const documentOf = (operation) => `
/** The query \`${operation.name.value}\`. */
export const ${constant(operation.name.value)}Document: TypedDocument<${operation.name.value}Query, ${operation.name.value}QueryVariables> =
  '${text(operation)}';`;

/**
 * Plugin of graphql-codegen: writes for each fragment the selection of each of its fields, and for each query its text
 * with the types of its data and its variables.
 */
export function plugin(_schema, documents) {
  const definitions = documents.flatMap(({ document }) => document.definitions);
  const fragments = definitions.filter(({ kind }) => kind === Kind.FRAGMENT_DEFINITION);
  const operations = definitions.filter(({ kind }) => kind === Kind.OPERATION_DEFINITION);
  return {
    prepend: operations.length > 0 ? ["import type { TypedDocument } from './document.ts';"] : [],
    content: [...fragments.map(selectionsOf), ...operations.map(documentOf)].join('\n'),
  };
}
