import { spawn } from 'node:child_process';
import { ROOT } from './paths.mjs';
import { Problem } from './problem.mjs';

const alive = new Set();

/**
 * Runs a command and resolves to `{code, signal, output}`. Output is kept (its last 200 kB) unless `show` is set.
 * `onLine` sees each line as it comes, for progress.
 */
export function run(command, args, { cwd = ROOT, env = process.env, show = false, onLine, uid, gid } = {}) {
  return new Promise((resolve, reject) => {
    const child = spawn(command, args, {
      cwd,
      env,
      uid,
      gid,
      stdio: show ? 'inherit' : ['ignore', 'pipe', 'pipe'],
    });
    alive.add(child);
    let output = '';
    const take = (chunk) => {
      output = (output + chunk).slice(-200_000);
      if (onLine)
        chunk
          .split('\n')
          .filter((text) => text.trim())
          .forEach(onLine);
    };
    child.stdout?.setEncoding('utf8').on('data', take);
    child.stderr?.setEncoding('utf8').on('data', take);
    child.on('error', (error) => {
      alive.delete(child);
      reject(error.code === 'ENOENT' ? new Problem(`The program ${command} was not found.`) : error);
    });
    child.on('close', (code, signal) => {
      alive.delete(child);
      resolve({ code, signal, output });
    });
  });
}

/** npm as it runs us, or the one beside this Node: never a shell, so that paths with spaces are safe. */
export function npm(args, options) {
  const cli = process.env.npm_execpath;
  if (cli?.endsWith('.js')) return run(process.execPath, [cli, ...args], options);
  return run(process.platform === 'win32' ? 'npm.cmd' : 'npm', args, options);
}

/** For an interrupted run: ends whatever is still running for us. */
export function endRunning(signal = 'SIGTERM') {
  for (const child of alive) child.kill(signal);
}

/** The part of a failed command's output that tells why. */
export function tail(output, lines = 30) {
  return output.trimEnd().split('\n').slice(-lines).join('\n');
}

/** npm says why first, and then explains its options. */
export function head(output, lines = 12) {
  return output.trim().split('\n').slice(0, lines).join('\n');
}
