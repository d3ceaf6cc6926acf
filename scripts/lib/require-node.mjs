// To be imported before everything else by programs for developers, which stop here where Node is too old. Programs that
// newcomers begin with check before they load anything: see start.mjs.
import { complaintAboutNode } from './node-version.mjs';

const complaint = complaintAboutNode();
if (complaint) {
  console.error(complaint);
  process.exit(1);
}
