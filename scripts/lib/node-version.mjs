/** Syntax of Node 12 only: see start.mjs. */
const OLDEST = [22, 19, 0];

/** Goes before a command to run it with a newer Node from the package registry, which stays in npm's cache. */
export const NEWER_NODE = ['npx', '--yes', '--package=node@22'];

/**
 * Why this Node is too old, and how to get one; null where it is not. WIREFAIR_PRETEND_NODE lets a test play an old Node.
 */
export function complaintAboutNode(version) {
  const running = version || process.env.WIREFAIR_PRETEND_NODE || process.versions.node;
  const parts = running.split('.').map(Number);
  for (let i = 0; i < OLDEST.length; i += 1) {
    if ((parts[i] || 0) > OLDEST[i]) return null;
    if ((parts[i] || 0) < OLDEST[i]) {
      return (
        'Wirefair needs Node 22.19 or newer, and this is Node ' +
        running +
        ': please update Node, or have npm fetch one for this command, as in “' +
        NEWER_NODE.join(' ') +
        ' npm start”.'
      );
    }
  }
  return null;
}
