// Part of `npm run codegen`: prints the contracts that are checked in, from the type definitions it has generated.
import fs from 'node:fs';
import path from 'node:path';
import { printSchemaWithDirectives } from '@graphql-tools/utils';
import { buildSchema, lexicographicSortSchema } from 'graphql';
import { type Contract, contractSchema } from './schema/contracts.ts';
import { typeDefinitions } from './schema/type-definitions.generated.ts';

const ROOT = path.join(import.meta.dirname, '../..');

/** The printed contracts: each file, and the contracts whose fields it has. */
const files: Record<string, readonly Contract[]> = {
  // What anybody may ask for: the partners' part, and what the site needs.
  'schema.graphql': ['PARTNER', 'SITE'],
  // What partner systems with a key may ask for.
  'contracts/partner.graphql': ['PARTNER'],
  // What only the organiser's console asks for; of the other types, those that it reaches.
  'contracts/console.graphql': ['CONSOLE'],
  // What only a demo edition answers.
  'contracts/demo.graphql': ['DEMO'],
};

const schema = buildSchema(typeDefinitions);
for (const [file, contracts] of Object.entries(files)) {
  const printed = printSchemaWithDirectives(lexicographicSortSchema(contractSchema(schema, contracts)));
  fs.writeFileSync(path.join(ROOT, file), `${printed}\n`);
}
