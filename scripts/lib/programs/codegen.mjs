// `npm run codegen`: everything that is generated and checked in, in the order in which one needs the other.
import { clientCodegen, graphqlCodegen } from '../graphql-codegen.mjs';
import { ensureInstalled } from '../install.mjs';
import { npm } from '../run.mjs';
import { passes } from '../steps.mjs';
import { createTerminal } from '../terminal.mjs';

const script = (name, workspace) => () =>
  passes(npm(['run', '--silent', '--if-present', name, '-w', workspace], { show: true }));

const STEPS = [
  // backend/openapi.json, from the route schemas
  script('openapi', 'backend'),
  // types of the REST calls, from backend/openapi.json
  script('rest-types', 'gateway'),
  // resolver types, typed operations and the printed contracts, from the modules' SDL
  () => graphqlCodegen(),
  // types of the partners' client, from their contract
  () => clientCodegen(),
  // the site's texts as code, and the names of them all; not checked in
  script('messages:compile', 'web'),
];

await ensureInstalled(createTerminal());
for (const step of STEPS) {
  if (!(await step())) process.exit(1);
}
