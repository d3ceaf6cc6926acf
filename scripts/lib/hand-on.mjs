// Syntax of Node 12 only: see start.mjs.
import { spawn } from 'child_process';
import { NEWER_NODE } from './node-version.mjs';

/** Set for what an older Node has handed to a newer one, so that nothing is handed on for ever. */
export const HANDED_ON = 'WIREFAIR_HANDED_ON';

/** One word of a command line for the shell of Windows. */
const quoted = (word) => (/[\s&|<>^"]/.test(word) ? '"' + word.replace(/"/g, '""') + '"' : word);

/**
 * Runs a program of this repository with a newer Node from the package registry, in the place of this process: with its
 * terminal, and with the signals that this process gets. The exit code becomes the program's, or 1 where a signal ended it.
 */
export function handOn(program, args) {
  const [npx, ...options] = NEWER_NODE;
  const words = options.concat('node', program, args);
  const isWindows = process.platform === 'win32';
  const child = spawn(npx, isWindows ? words.map(quoted) : words, {
    stdio: 'inherit',
    env: Object.assign({}, process.env, { [HANDED_ON]: '1' }),
    // npx is a batch file there, which only the shell runs.
    shell: isWindows,
  });
  ['SIGINT', 'SIGTERM', 'SIGHUP'].forEach((signal) => process.on(signal, () => child.kill(signal)));
  child.on('error', (error) => {
    console.error('A newer Node could not be started: ' + error.message);
    process.exitCode = 1;
  });
  child.on('exit', (code) => {
    process.exitCode = code === null ? 1 : code;
  });
}
