import fs from 'node:fs';
import path from 'node:path';

/** Folders on a PATH may be closed to this user. */
function isFile(file) {
  try {
    return fs.statSync(file).isFile();
  } catch {
    return false;
  }
}

/** A program on the PATH, or null. Looked up here because `which` is missing on some systems. */
export function onPath(name, env = process.env) {
  const endings = process.platform === 'win32' ? ['.exe', '.cmd'] : [''];
  for (const folder of (env.PATH ?? '').split(path.delimiter).filter(Boolean)) {
    for (const ending of endings) {
      const file = path.join(folder, name + ending);
      if (isFile(file)) return file;
    }
  }
  return null;
}

export const isRoot = () => process.getuid?.() === 0;

/** Where apt-get can install without asking anybody. */
export const isDebianRoot = () => process.platform === 'linux' && isRoot() && onPath('apt-get') !== null;
