import fs from 'node:fs';
import { setTimeout as wait } from 'node:timers/promises';

// By /proc, so on Linux alone: elsewhere a process stands for its whole tree, and what it uses is not told.

/** The clock of /proc: hundredths of a second on every Linux that Node runs on. */
const TICKS_PER_SECOND = 100;

/** What comes after the name in /proc/PID/stat: the name stands in parentheses and may hold spaces. */
function statOf(pid) {
  try {
    return fs.readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ').at(-1).split(' ');
  } catch {
    return undefined;
  }
}

const parentOf = (pid) => Number(statOf(pid)?.[1]);

/** One that has ended stays as a zombie until its parent asks for it. */
const isGone = (pid) => {
  const stat = statOf(pid);
  return stat === undefined || stat[0] === 'Z';
};

/** All processes below `root`, and itself first. */
function treeOf(root) {
  const isThere = fs.existsSync('/proc/self/stat');
  const parents = isThere ? fs.readdirSync('/proc').map(Number).filter(Number.isInteger) : [];
  const children = parents.map((pid) => ({ pid, parent: parentOf(pid) }));
  const found = [root];
  for (const pid of found)
    found.push(...children.filter(({ parent }) => parent === pid).map((child) => child.pid));
  return found;
}

function kibibytes(file, name) {
  try {
    const [, value] = new RegExp(`^${name}:\\s+(\\d+) kB$`, 'm').exec(fs.readFileSync(file, 'utf8')) ?? [];
    return Number(value ?? 0);
  } catch {
    // It has just ended.
    return 0;
  }
}

/** Memory that a process and all below it hold now, MiB; what several of them share is counted once. */
export function residentMiB(root) {
  const tree = treeOf(root);
  const [file, name] = tree.length === 1 ? ['status', 'VmRSS'] : ['smaps_rollup', 'Pss'];
  const sum = tree.reduce((total, pid) => total + kibibytes(`/proc/${pid}/${file}`, name), 0);
  return sum === 0 ? undefined : sum / 1024;
}

/** Seconds of processor time that a process, all below it and those of them that have ended have used. */
export function cpuSeconds(root) {
  const ticks = treeOf(root).flatMap((pid) => {
    const stat = statOf(pid);
    // Own time in user and system mode, and that of children that have ended.
    return stat ? [stat.slice(11, 15).reduce((sum, text) => sum + Number(text), 0)] : [];
  });
  if (ticks.length === 0) return undefined;
  return ticks.reduce((sum, one) => sum + one, 0) / TICKS_PER_SECOND;
}

function signalTo(pid, signal) {
  try {
    process.kill(pid, signal);
  } catch {
    // It has just ended.
  }
}

/** Kills a process and all below it. @returns all of them, which may need a moment to be gone */
export function killAllOf(root) {
  // Stopped first: it makes no new ones while the others are looked for.
  signalTo(root, 'SIGSTOP');
  const tree = treeOf(root);
  for (const pid of tree.toReversed()) signalTo(pid, 'SIGKILL');
  return tree;
}

/**
 * Kills a process and all below it without a word, as the loss of their machine does.
 * @returns when none of them runs any more
 */
export async function killTree(root) {
  const tree = killAllOf(root);
  while (!tree.every(isGone)) await wait(10);
}
