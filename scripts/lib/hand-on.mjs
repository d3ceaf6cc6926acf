// Syntax of Node 12 only: see suitable-node.mjs.
import { spawn } from 'child_process';
import path from 'path';
import { NEWER_NODE } from './node-version.mjs';

/** Set for what an older Node has handed to a newer one, so that nothing is handed on for ever. */
export const HANDED_ON = 'WIREFAIR_HANDED_ON';

/**
 * Fetches a newer Node from the package registry into npm's cache, unless it is there.
 * @param done gets the path of its program, or undefined where there is none, which npm has explained
 */
function fetchNode(done) {
  const words = NEWER_NODE.concat('--prefer-offline', 'node', '-p', 'process.execPath');
  const npx = spawn(words[0], words.slice(1), {
    stdio: ['ignore', 'pipe', 'inherit'],
    // npx is a batch file on Windows, which only a shell runs.
    shell: process.platform === 'win32',
  });
  let output = '';
  npx.stdout.setEncoding('utf8').on('data', (text) => {
    output += text;
  });
  npx.on('error', (error) => {
    console.error('npx could not be started: ' + error.message);
    done(undefined);
  });
  npx.on('close', (code) => done(code === 0 ? output.trim().split('\n').pop() : undefined));
}

/**
 * Runs a program with a newer Node, with the terminal of this process and the signals that it gets. Its exit code
 * becomes the program's, or 1 where a signal ended the program or there is no newer Node.
 */
export function handOn(program, args) {
  fetchNode((node) => {
    if (!node) {
      console.error('A newer Node could not be fetched; npm says why above.');
      process.exitCode = 1;
      return;
    }
    const child = spawn(node, [program].concat(args), {
      stdio: 'inherit',
      env: Object.assign({}, process.env, {
        [HANDED_ON]: '1',
        // What the program starts by name, npm among it, runs on the newer one too.
        PATH: path.dirname(node) + path.delimiter + process.env.PATH,
      }),
    });
    ['SIGINT', 'SIGTERM', 'SIGHUP'].forEach((signal) => process.on(signal, () => child.kill(signal)));
    child.on('error', (error) => {
      console.error('A newer Node could not be started: ' + error.message);
      process.exitCode = 1;
    });
    child.on('exit', (code) => {
      process.exitCode = code === null ? 1 : code;
    });
  });
}
