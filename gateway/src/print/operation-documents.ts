import fs from 'node:fs';
import path from 'node:path';
import {
  type DefinitionNode,
  type DocumentNode,
  type FragmentDefinitionNode,
  Kind,
  parse,
  visit,
} from 'graphql';

/** Folder of the repository. */
export const ROOT = path.join(import.meta.dirname, '../../..');

/** The operations and fragments of all files below a folder of the repository whose names have this ending. */
export function definitionsIn(folder: string, ending: string): DefinitionNode[] {
  const files = fs
    .readdirSync(path.join(ROOT, folder), { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith(ending));
  return files.flatMap((file) => parse(fs.readFileSync(path.join(ROOT, folder, file), 'utf8')).definitions);
}

/** Each operation of some definitions, with the fragments that it spreads, as a client sends it. */
export function documentsOf(
  definitions: readonly DefinitionNode[],
): { name: string; document: DocumentNode }[] {
  const fragments = new Map(
    definitions.flatMap((one) =>
      one.kind === Kind.FRAGMENT_DEFINITION ? [[one.name.value, one] as const] : [],
    ),
  );
  const spreadIn = (node: DefinitionNode, found: Set<FragmentDefinitionNode>) => {
    visit(node, {
      FragmentSpread: ({ name }) => {
        const fragment = fragments.get(name.value);
        if (!fragment || found.has(fragment)) return;
        found.add(fragment);
        spreadIn(fragment, found);
      },
    });
    return found;
  };
  return definitions.flatMap((one) => {
    if (one.kind !== Kind.OPERATION_DEFINITION) return [];
    const document = { kind: Kind.DOCUMENT, definitions: [one, ...spreadIn(one, new Set())] } as const;
    return [{ name: one.name?.value ?? '', document }];
  });
}
