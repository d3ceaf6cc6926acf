// `npm run backup` and `npm run restore`, in the syntax of Node 12: see start.mjs. The name of the program comes first.
import { complaintAboutNode } from './lib/node-version.mjs';

const complaint = complaintAboutNode();
if (complaint) {
  console.error(complaint);
  process.exitCode = 1;
} else {
  import('./lib/backup.mjs').then((backup) => backup.main());
}
