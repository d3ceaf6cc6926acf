// `npm test`. As in start.mjs: nothing newer than Node 12 may be read before the check.
import { fileURLToPath } from 'url';
import { HANDED_ON, handOn } from './lib/hand-on.mjs';
import { complaintAboutNode } from './lib/node-version.mjs';

const complaint = complaintAboutNode();
if (complaint && process.env[HANDED_ON]) {
  console.error(complaint);
  process.exitCode = 1;
} else if (complaint) {
  // Where tests run, the machine's own Node need not be the product's.
  console.error(
    'This is Node ' + process.versions.node + '; a newer one from the package registry runs the tests.',
  );
  handOn(fileURLToPath(import.meta.url), process.argv.slice(2));
} else {
  import('./lib/test.mjs').then((test) => test.main());
}
