// Part of `npm run codegen`: prints the list of operations that the site sends, by which a gateway in production knows
// them (execution/listed-operations.ts).
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
import { operationHash } from '../execution/listed-operations.ts';

const ROOT = path.join(import.meta.dirname, '../../..');
const FILE = 'contracts/operations.json';

/** The operations and fragments of all files below a folder that end so. */
function definitionsIn(folder: string, ending: string): DefinitionNode[] {
  const files = fs
    .readdirSync(path.join(ROOT, folder), { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith(ending));
  return files.flatMap((file) => parse(fs.readFileSync(path.join(ROOT, folder, file), 'utf8')).definitions);
}

/** Each operation of some definitions, with the fragments that it spreads, as a client sends it. */
function documentsOf(definitions: readonly DefinitionNode[]): { name: string; document: DocumentNode }[] {
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

/** The folders of releases, whose pages may still be open. */
const releases = fs
  .readdirSync(path.join(ROOT, 'contracts'), { withFileTypes: true })
  .filter((one) => one.isDirectory())
  .map(({ name }) => `contracts/${name}`);

const documents = [
  ...documentsOf(definitionsIn('web/src', '.graphql')),
  ...releases.flatMap((folder) => documentsOf(definitionsIn(folder, 'operations.graphql'))),
];
const listed = documents
  .map(({ name, document }) => [operationHash(document), name] as const)
  .toSorted(([hash, name], [other, otherName]) => name.localeCompare(otherName) || hash.localeCompare(other));
fs.writeFileSync(path.join(ROOT, FILE), `${JSON.stringify(Object.fromEntries(listed), null, 2)}\n`);
