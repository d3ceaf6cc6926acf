import { existsSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import type { TestProject } from 'vitest/node';
import { consoleTokenFor, type Role, tokenFor } from './code-sign-in.ts';
import type { StaffRole } from './console-session.ts';
import { freePort, startServer, type Server } from './server.ts';

declare module 'vitest' {
  interface ProvidedContext {
    /** Address of the site and the gateway, without a slash at its end. */
    baseUrl: string;
    /** Address of the REST service. */
    backendUrl: string;
    /** Sessions of the demo's first visitor and exhibitor, signed in once for all specs. */
    sessions: Record<Role, string>;
    /** Of its second ones, for the spec that counts what is theirs. */
    secondSessions: Record<Role, string>;
    /** Of the organiser's staff in the demo. */
    consoleSessions: Record<StaffRole, string>;
  }
}

const ROOT = resolve(import.meta.dirname, '../..');

/** Small enough to load in seconds, large enough that every list has a second page. */
const EXHIBITORS = '120';

/** One running system for the whole run: the built servers, free ports, a data folder of its own. */
export default async function setup(project: TestProject): Promise<() => Promise<void>> {
  const entries = ['backend', 'gateway'].map((name) => join(ROOT, name, 'dist/main.js'));
  const missing = entries.find((entry) => !existsSync(entry));
  if (missing)
    throw new Error(`${missing} does not exist: run \`npm test -- --only e2e\`, which builds first.`);

  const dataDir = mkdtempSync(join(tmpdir(), 'wirefair-e2e-'));
  const [port, backendPort] = [await freePort(), await freePort()];
  const env = {
    DEMO_EXHIBITORS: EXHIBITORS,
    // Long enough to see what waits, short enough to wait for it.
    DEMO_REVIEW_SECONDS: '5',
    LOG_LEVEL: 'warn',
    ...process.env,
    // vitest sets it to "test", which no visitor's server runs with.
    NODE_ENV: 'production',
    HOST: '127.0.0.1',
    PORT: String(port),
    BACKEND_PORT: String(backendPort),
    BACKEND_URL: `http://127.0.0.1:${backendPort}`,
    DATA_DIR: dataDir,
    DATABASE_URL: '',
    DEMO_EDITION: '1',
    EDITION_CLOCK: 'demo',
    WEB_DIST: join(ROOT, 'web/dist'),
  };

  const running: Server[] = [];
  const teardown = async () => {
    for (const server of running.reverse()) await server.stop();
    rmSync(dataDir, { recursive: true, force: true });
  };
  try {
    for (const [index, entry] of entries.entries()) {
      running.push(await startServer(entry, env, join(dataDir, `server-${index}.log`)));
    }
  } catch (error) {
    await teardown();
    throw error;
  }
  const addresses = { baseUrl: `http://127.0.0.1:${port}`, backendUrl: env.BACKEND_URL };
  project.provide('baseUrl', addresses.baseUrl);
  project.provide('backendUrl', addresses.backendUrl);
  project.provide('sessions', {
    visitor: await tokenFor('visitor@wirefair.example', 'visitor', addresses),
    exhibitor: await tokenFor('13900139000', 'exhibitor', addresses),
  });
  project.provide('secondSessions', {
    visitor: await tokenFor('zhou@wirefair.example', 'visitor', addresses),
    exhibitor: await tokenFor('wu@wirefair.example', 'exhibitor', addresses),
  });
  project.provide('consoleSessions', {
    organiser: await consoleTokenFor('organiser@wirefair.example', addresses),
    reviewer: await consoleTokenFor('reviewer@wirefair.example', addresses),
    door: await consoleTokenFor('door@wirefair.example', addresses),
  });
  return teardown;
}
