import crypto from 'node:crypto';
import fs from 'node:fs';
import path from 'node:path';
import { CACHE } from './paths.mjs';

const SKIPPED = new Set(['node_modules', 'dist', 'dist-server', '.data', '.git', '.cache', 'coverage']);

/** Written by a build into its own sources: counting them would make every first build look outdated. */
const MADE = new Set(['web/src/i18n/compiled', 'web/src/i18n/message-ids.ts']);
const slashed = (file) => file.split(path.sep).join('/');

/** Every file under the given files and folders, sorted, as paths relative to `root`. */
export function filesUnder(root, entries) {
  const found = [];
  const visit = (relative) => {
    if (MADE.has(slashed(relative))) return;
    const stat = fs.statSync(path.join(root, relative), { throwIfNoEntry: false });
    if (stat?.isFile()) found.push(relative);
    if (!stat?.isDirectory()) return;
    for (const name of fs.readdirSync(path.join(root, relative))) {
      if (!SKIPPED.has(name)) visit(path.join(relative, name));
    }
  };
  entries.forEach(visit);
  return found.sort();
}

/** By content, not by time: a fresh clone, a branch switch and a touched file all get the right answer. */
export function fingerprint(root, entries) {
  const hash = crypto.createHash('sha256');
  for (const file of filesUnder(root, entries)) {
    hash
      .update(`${slashed(file)}\0`)
      .update(fs.readFileSync(path.join(root, file)))
      .update('\0');
  }
  return hash.digest('hex');
}

const stampFile = (name, cache) => path.join(cache, `${name.replaceAll('/', '-')}.stamp`);

export function readStamp(name, cache = CACHE) {
  try {
    return fs.readFileSync(stampFile(name, cache), 'utf8');
  } catch {
    return null;
  }
}

export function writeStamp(name, value, cache = CACHE) {
  fs.mkdirSync(cache, { recursive: true });
  fs.writeFileSync(stampFile(name, cache), value);
}
