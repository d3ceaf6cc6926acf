import { readdirSync, readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import {
  type DefinitionNode,
  type DocumentNode,
  type FieldNode,
  type FragmentDefinitionNode,
  Kind,
  type OperationDefinitionNode,
  parse,
  print,
  visit,
} from 'graphql';
import { ROOT } from './child.ts';

const TYPENAME: FieldNode = { kind: Kind.FIELD, name: { kind: Kind.NAME, value: '__typename' } };

interface Definitions {
  operations: Map<string, OperationDefinitionNode>;
  fragments: Map<string, FragmentDefinitionNode>;
}

let read: Definitions | undefined;
/** Operations that were asked for before, by their names. */
const printed = new Map<string, string>();

/** The operations and fragments of the site's `.graphql` files. */
function definitions(): Definitions {
  if (read) return read;
  const folder = resolve(ROOT, 'web/src');
  read = { operations: new Map(), fragments: new Map() };
  for (const file of readdirSync(folder, { recursive: true, encoding: 'utf8' })) {
    if (!file.endsWith('.graphql')) continue;
    for (const one of parse(readFileSync(resolve(folder, file), 'utf8')).definitions) {
      if (one.kind === Kind.OPERATION_DEFINITION) read.operations.set(one.name?.value ?? '', one);
      if (one.kind === Kind.FRAGMENT_DEFINITION) read.fragments.set(one.name.value, one);
    }
  }
  return read;
}

/** What a definition spreads, and what that spreads. */
function spreadIn(
  definition: DefinitionNode,
  fragments: Definitions['fragments'],
  found = new Set<FragmentDefinitionNode>(),
): Set<FragmentDefinitionNode> {
  visit(definition, {
    FragmentSpread: ({ name }) => {
      const fragment = fragments.get(name.value);
      if (!fragment || found.has(fragment)) return;
      found.add(fragment);
      spreadIn(fragment, fragments, found);
    },
  });
  return found;
}

/**
 * An operation of the site as its client sends it: with its fragments, with `__typename` in each selection but that of
 * the operation itself, and without directives of the client. So it is one that a gateway with real people answers.
 * @throws Error for a name that the site has not
 */
export function siteOperation(name: string): string {
  const known = printed.get(name) ?? print(sentDocument(name));
  printed.set(name, known);
  return known;
}

function sentDocument(name: string): DocumentNode {
  const { operations, fragments } = definitions();
  const operation = operations.get(name);
  if (operation === undefined) throw new Error(`the site has no operation ${name}`);
  const document = {
    kind: Kind.DOCUMENT as const,
    definitions: [operation, ...spreadIn(operation, fragments)],
  } satisfies DocumentNode;
  return visit(document, {
    Directive: ({ name: { value } }) => (value === 'unmask' ? null : undefined),
    SelectionSet: {
      leave: (node, _key, parent) =>
        parent !== undefined && !Array.isArray(parent) && 'operation' in parent
          ? undefined
          : { ...node, selections: [...node.selections, TYPENAME] },
    },
  });
}
