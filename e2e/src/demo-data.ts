import { cpSync, existsSync, mkdirSync, mkdtempSync, renameSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { inject } from 'vitest';
import { freePort, startServer } from './server.ts';

const BACKEND = resolve(import.meta.dirname, '../../backend/dist/main.js');

/** What makes the demo of twenty exhibitors, wherever it is served. */
export const SMALL_DEMO = { DEMO_EXHIBITORS: '20', DEMO_EDITION: '1', EDITION_CLOCK: 'demo' };

/** Longer than a busy machine takes for it. */
const PATIENCE_MS = 90_000;

/** Lets a backend fill a folder with the demo, and ends it. */
async function fill(folder: string): Promise<void> {
  const env = {
    ...process.env,
    ...SMALL_DEMO,
    LOG_LEVEL: 'warn',
    NODE_ENV: 'production',
    HOST: '127.0.0.1',
    BACKEND_PORT: String(await freePort()),
    DATA_DIR: folder,
    DATABASE_URL: '',
  };
  const backend = await startServer(BACKEND, env, join(folder, 'first.log'));
  await backend.stop();
}

/** Makes a folder once in a run, whichever worker comes first; the others wait for it. */
async function made(folder: string): Promise<string> {
  try {
    // It stays: whoever makes it first makes the data.
    mkdirSync(`${folder}.claim`);
  } catch {
    for (let waited = 0; !existsSync(folder); waited += 100) {
      if (waited > PATIENCE_MS) throw new Error(`${folder} was not made`);
      await sleep(100);
    }
    return folder;
  }
  const beginning = `${folder}.beginning`;
  mkdirSync(beginning);
  await fill(beginning);
  renameSync(beginning, folder);
  return folder;
}

/**
 * A data folder that has the demo of twenty exhibitors already: making it takes longer than starting on it, so a run
 * makes it once and copies it. Whoever gets it removes it.
 */
export async function demoData(): Promise<string> {
  const own = mkdtempSync(join(tmpdir(), 'wirefair-e2e-own-'));
  cpSync(await made(join(inject('runFolder'), 'demo')), own, { recursive: true });
  return own;
}
