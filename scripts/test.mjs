// `npm test`. As in start.mjs: nothing newer than Node 12 may be read before the check.
import { spawnSync } from 'child_process';
import { fileURLToPath } from 'url';
import { complaintAboutNode, NEWER_NODE } from './lib/node-version.mjs';

/** Set for the tests that an older Node has handed to a newer one, so that nothing is handed on for ever. */
const HANDED_ON = 'WIREFAIR_TESTS_HANDED_ON';

/** Runs the same with a newer Node: where tests run, the machine's own Node need not be the product's. */
function handOn() {
  console.error(
    'This is Node ' + process.versions.node + '; a newer one from the package registry runs the tests.',
  );
  const [npx, ...options] = NEWER_NODE;
  const args = options.concat('node', fileURLToPath(import.meta.url), process.argv.slice(2));
  const env = Object.assign({}, process.env, { [HANDED_ON]: '1' });
  const { status } = spawnSync(npx, args, { stdio: 'inherit', env, shell: process.platform === 'win32' });
  process.exitCode = status === null ? 1 : status;
}

const complaint = complaintAboutNode();
if (complaint && process.env[HANDED_ON]) {
  console.error(complaint);
  process.exitCode = 1;
} else if (complaint) {
  handOn();
} else {
  import('./lib/test.mjs').then((test) => test.main());
}
