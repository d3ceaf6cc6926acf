// `npm run codegen`: everything that is generated and checked in, in the order in which one needs the other.
import fs from 'node:fs';
import path from 'node:path';
import { ROOT } from './lib/paths.mjs';
import { npm, run } from './lib/run.mjs';

const script = (name, workspace) => () =>
  npm(['run', '--silent', '--if-present', name, '-w', workspace], { show: true });
const graphqlCodegen = () =>
  fs.existsSync(path.join(ROOT, 'codegen.ts'))
    ? run(
        process.execPath,
        [
          path.join(ROOT, 'node_modules/@graphql-codegen/cli/esm/bin.js'),
          '--config',
          'codegen.ts',
          '--silent',
        ],
        {
          show: true,
        },
      )
    : { code: 0 };

const STEPS = [
  // backend/openapi.json, from the route schemas
  script('openapi', 'backend'),
  // types of the REST calls, from backend/openapi.json
  script('rest-types', 'gateway'),
  // schema.graphql, from the modules' SDL
  script('schema', 'gateway'),
  // resolver types and typed operations, from schema.graphql
  graphqlCodegen,
];

for (const step of STEPS) {
  const { code } = await step();
  if (code !== 0) process.exit(1);
}
