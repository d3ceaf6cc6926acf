// `npm start`. This file and node-version.mjs stay in the syntax of Node 12, and everything else is loaded
// after the check: an old Node must get a sentence, not a syntax error.
import { complaintAboutNode } from './lib/node-version.mjs';

const complaint = complaintAboutNode();
if (complaint) {
  console.error(complaint);
  process.exitCode = 1;
} else {
  import('./lib/start.mjs').then((start) => start.main());
}
