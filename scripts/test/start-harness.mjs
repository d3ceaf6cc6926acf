import { spawn } from 'node:child_process';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { ROOT } from '../lib/paths.mjs';
import { freePort } from '../lib/ports.mjs';

const fixture = (name) => path.join(ROOT, 'scripts/test/fixtures', name);

export const temporaryFolder = () => fs.mkdtempSync(path.join(os.tmpdir(), 'wirefair test '));

/** Environment of an `npm start` with fake servers, its own ports and its own data folder (with a space in it). */
export async function fakeEnvironment(extra = {}) {
  return {
    ...process.env,
    CI: '',
    npm_lifecycle_event: '',
    WIREFAIR_BACKEND_ENTRY: fixture('fake-backend.mjs'),
    WIREFAIR_GATEWAY_ENTRY: fixture('fake-gateway.mjs'),
    WEB_DIST: fixture('web'),
    PORT: String(await freePort()),
    BACKEND_PORT: String(await freePort()),
    DATA_DIR: path.join(temporaryFolder(), 'data folder'),
    ...extra,
  };
}

/** Runs scripts/start.mjs and lets a test wait for what it prints. */
export function launch(env, args = ['--no-build']) {
  const child = spawn(process.execPath, [path.join(ROOT, 'scripts/start.mjs'), ...args], { env });
  const run = { child, env, output: '', since: Date.now() };
  const waiting = new Set();
  const take = (chunk) => {
    run.output += chunk;
    waiting.forEach((look) => look());
  };
  child.stdout.setEncoding('utf8').on('data', take);
  child.stderr.setEncoding('utf8').on('data', take);
  run.ended = new Promise((resolve) =>
    child.on('close', (code, signal) => resolve({ code, signal, ms: Date.now() - run.since })),
  );
  run.sees = (pattern) =>
    new Promise((resolve, reject) => {
      const look = () => pattern.test(run.output) && (waiting.delete(look), resolve(run.output));
      waiting.add(look);
      look();
      void run.ended.then(() => reject(new Error(`ended without ${pattern}:\n${run.output}`)));
    });
  run.ask = async (port) => (await fetch(`http://127.0.0.1:${port}/`)).json();
  return run;
}

export function isAlive(pid) {
  try {
    process.kill(pid, 0);
    return true;
  } catch {
    return false;
  }
}

/** Polls what has no event to wait for: the end of a process that is not our child. */
export async function until(condition) {
  while (!(await condition())) await new Promise((resolve) => setTimeout(resolve, 25));
}
