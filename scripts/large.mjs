// `npm run large`, in the syntax of Node 12: see start.mjs.
import { complaintAboutNode } from './lib/node-version.mjs';

const complaint = complaintAboutNode();
if (complaint) {
  console.error(complaint);
  process.exitCode = 1;
} else {
  import('./lib/large.mjs').then((large) => large.main());
}
