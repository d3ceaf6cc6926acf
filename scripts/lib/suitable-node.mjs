/** Syntax of Node 12 only, and nothing else is loaded before the check: an old Node must get a sentence, not a syntax error. */
import { fileURLToPath } from 'url';
import { HANDED_ON, handOn } from './hand-on.mjs';
import { complaintAboutNode } from './node-version.mjs';

/**
 * Runs a program of this repository on a Node that it can run on: on this one, or on a newer one that npm fetches.
 * @param program address of the file that was started
 * @param load starts the program in this process
 */
export function onSuitableNode(program, load) {
  const complaint = complaintAboutNode();
  if (!complaint) {
    load();
  } else if (process.env[HANDED_ON]) {
    console.error(complaint);
    process.exitCode = 1;
  } else {
    console.error(
      'This is Node ' + process.versions.node + ', and Wirefair needs 22.19 or newer: npm fetches one.',
    );
    handOn(fileURLToPath(program), process.argv.slice(2));
  }
}
