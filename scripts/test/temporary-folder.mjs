import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';

/** All temporary folders of a run lie in one, which goes with it. */
export default function setup() {
  const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'wirefair-scripts-'));
  // PostgreSQL runs as another user when we are root, and has to get through.
  fs.chmodSync(folder, 0o755);
  process.env.TMPDIR = folder;
  return () => fs.rmSync(folder, { recursive: true, force: true });
}
