// Part of `npm run codegen`: prints the list of operations that the site sends, by which a gateway in production knows
// them (execution/listed-operations.ts).
import fs from 'node:fs';
import path from 'node:path';
import { operationHash } from '../execution/listed-operations.ts';
import { definitionsIn, documentsOf, ROOT } from './operation-documents.ts';

const FILE = 'contracts/operations.json';

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
