/** Syntax of Node 12 only: see start.mjs. */
const OLDEST = [20, 19, 0];

/** WIREFAIR_PRETEND_NODE lets a test play an old Node. */
export function complaintAboutNode(version) {
  const running = version || process.env.WIREFAIR_PRETEND_NODE || process.versions.node;
  const parts = running.split('.').map(Number);
  for (let i = 0; i < OLDEST.length; i += 1) {
    if ((parts[i] || 0) > OLDEST[i]) return null;
    if ((parts[i] || 0) < OLDEST[i]) {
      return (
        'Wirefair needs Node 20.19 or newer, and this is Node ' +
        running +
        ': please update Node and try again.'
      );
    }
  }
  return null;
}
