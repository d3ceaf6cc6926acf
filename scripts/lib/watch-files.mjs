import fs from 'node:fs';
import path from 'node:path';

const SKIPPED = new Set(['node_modules', 'dist', '.cache']);

/**
 * Calls `onChange` once after files have been written, added, renamed or removed, also in folders that come later.
 * Folders are watched and not files: an editor that saves by renaming replaces the file that it saves.
 * @param matches tells by a file's name whether it counts
 * @param settle how long nothing more may happen before the call, in milliseconds
 * @returns a function that ends the watching
 */
export function watchFiles(folders, matches, onChange, { settle = 150 } = {}) {
  const watchers = new Map();
  let timer = null;

  function changed() {
    clearTimeout(timer);
    timer = setTimeout(onChange, settle);
  }

  function forget(folder) {
    watchers.get(folder)?.close();
    watchers.delete(folder);
  }

  /** Watches a folder and those in it, and tells whether one of their files counts. */
  function add(folder) {
    if (watchers.has(folder)) return false;
    const watcher = fs.watch(folder, (_event, name) => see(folder, name));
    watcher.on('error', () => forget(folder));
    watchers.set(folder, watcher);
    let counts = false;
    for (const entry of fs.readdirSync(folder, { withFileTypes: true })) {
      if (entry.isDirectory())
        counts = (!SKIPPED.has(entry.name) && add(path.join(folder, entry.name))) || counts;
      else counts = matches(entry.name) || counts;
    }
    return counts;
  }

  function see(folder, name) {
    if (!fs.existsSync(folder)) forget(folder);
    if (name === null || matches(name)) return changed();
    const inside = path.join(folder, name);
    const stat = fs.statSync(inside, { throwIfNoEntry: false });
    if (stat?.isDirectory() && !SKIPPED.has(name) && add(inside)) changed();
    return undefined;
  }

  folders.forEach(add);
  return () => {
    clearTimeout(timer);
    [...watchers.keys()].forEach(forget);
  };
}

/**
 * Makes a function that starts `work`, one run at a time: a call during a run leads to one more run after it.
 * What `work` throws is its own affair and ends nothing.
 */
export function oneAtATime(work) {
  let isRunning = false;
  let isDue = false;
  return async () => {
    isDue = true;
    if (isRunning) return;
    isRunning = true;
    while (isDue) {
      isDue = false;
      await work().catch(() => {});
    }
    isRunning = false;
  };
}
