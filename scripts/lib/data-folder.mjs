import { execFileSync } from 'node:child_process';
import fs from 'node:fs';
import path from 'node:path';
import { Problem, reasonOf } from './problem.mjs';

const NOTE = 'npm-start.json';

/**
 * What tells this process from a later one with the same id; null where the system does not say.
 * Ids are reused after a reboot, and a data folder outlives reboots.
 */
export function processMark(pid) {
  try {
    const stat = fs.readFileSync(`/proc/${pid}/stat`, 'utf8');
    const boot = fs.readFileSync('/proc/sys/kernel/random/boot_id', 'utf8').trim();
    return `${boot}:${stat.slice(stat.lastIndexOf(')') + 2).split(' ')[19]}`;
  } catch {
    // No /proc: not Linux, or no such process.
  }
  if (process.platform === 'linux' || process.platform === 'win32') return null;
  try {
    return execFileSync('ps', ['-o', 'lstart=', '-p', String(pid)], { encoding: 'utf8' }).trim() || null;
  } catch {
    return null;
  }
}

/**
 * An early, friendly refusal of a second start, before anything is installed or built. The lock that protects
 * the data is the backend's own.
 */
export function refuseSecondStart(dataDir) {
  let note;
  try {
    note = JSON.parse(fs.readFileSync(path.join(dataDir, NOTE), 'utf8'));
  } catch {
    return;
  }
  if (!note.mark || processMark(note.pid) !== note.mark) return;
  throw new Problem(
    `Wirefair is already running on the data folder ${dataDir} (process ${note.pid}, ${note.site}): use that one or stop it, or start another with its own DATA_DIR, PORT and BACKEND_PORT.`,
  );
}

/** Node calls a folder that cannot be made on a read-only disk missing (ENOENT): asks the nearest folder there is. */
function whyNotWritable(folder) {
  if (!fs.existsSync(folder) && path.dirname(folder) !== folder) return whyNotWritable(path.dirname(folder));
  try {
    fs.accessSync(folder, fs.constants.W_OK);
    return null;
  } catch (error) {
    return error;
  }
}

/** Makes the folder and proves that it can be written to; says so in one sentence when not. */
export function prepareDataFolder(dataDir) {
  const probe = path.join(dataDir, `.write-probe-${process.pid}`);
  try {
    fs.mkdirSync(path.join(dataDir, 'logs'), { recursive: true });
    fs.writeFileSync(probe, 'probe');
    fs.unlinkSync(probe);
  } catch (error) {
    const why =
      reasonOf(error) ?? reasonOf(whyNotWritable(dataDir)) ?? error.code ?? 'it cannot be written to';
    throw new Problem(
      `Cannot use the data folder ${dataDir}: ${why}; choose another one with DATA_DIR=<folder> npm start.`,
    );
  }
}

export function isEmptyDataFolder(dataDir) {
  try {
    return fs.readdirSync(dataDir).every((name) => name === NOTE || name === 'logs' || name.startsWith('.'));
  } catch {
    return true;
  }
}

/** Leaves the note that `refuseSecondStart` reads; returns the way to take it away again. */
export function noteRunning(dataDir, site) {
  const file = path.join(dataDir, NOTE);
  fs.writeFileSync(file, JSON.stringify({ pid: process.pid, mark: processMark(process.pid), site }));
  return () => fs.rmSync(file, { force: true });
}
