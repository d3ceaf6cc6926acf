// `npm test`. As in start.mjs: nothing newer than Node 12 may be read before the check.
import { complaintAboutNode } from './lib/node-version.mjs';

const complaint = complaintAboutNode();
if (complaint) {
  console.error(complaint);
  process.exitCode = 1;
} else {
  import('./lib/test.mjs').then((test) => test.main());
}
