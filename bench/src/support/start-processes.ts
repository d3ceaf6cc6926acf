import { readdirSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';

/** The processes that a running `npm start` looks after. */
export interface StartProcesses {
  backend: number;
  gateway: number;
}

const commandOf = (pid: number): string => {
  try {
    return readFileSync(`/proc/${pid}/cmdline`, 'utf8').replaceAll('\0', ' ');
  } catch {
    return '';
  }
};

const parentOf = (pid: number): number => {
  try {
    // The name in parentheses may hold spaces; after it come the state and the parent.
    return Number(readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ').at(-1)?.split(' ')[1]);
  } catch {
    return Number.NaN;
  }
};

/**
 * Finds the backend and the gateway of the `npm start` that runs on a data folder, by its note of itself there.
 * @returns undefined for each that does not run at this moment; Linux only
 */
export function startProcesses(dataDir: string): Partial<StartProcesses> {
  const note = JSON.parse(readFileSync(join(dataDir, 'npm-start.json'), 'utf8')) as { pid: number };
  const children = readdirSync('/proc')
    .map(Number)
    .filter((pid) => Number.isInteger(pid) && parentOf(pid) === note.pid);
  const found: Partial<StartProcesses> = {};
  for (const name of ['backend', 'gateway'] as const) {
    const pid = children.find((child) => commandOf(child).includes(`${name}/dist/main.js`));
    if (pid !== undefined) found[name] = pid;
  }
  return found;
}

/** Memory that a process holds now, MiB; undefined when it does not run. */
export function residentMiB(pid: number | undefined): number | undefined {
  if (pid === undefined) return undefined;
  try {
    const kib = /^VmRSS:\s+(\d+) kB$/m.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1];
    return kib === undefined ? undefined : Number(kib) / 1024;
  } catch {
    return undefined;
  }
}

/** Size of all log files of a data folder, bytes. */
export function logBytes(dataDir: string): number {
  const folder = join(dataDir, 'logs');
  return readdirSync(folder).reduce((sum, name) => sum + statSync(join(folder, name)).size, 0);
}
