import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import pg from 'pg';
import { SERVER_OPTIONS } from '../../../scripts/lib/server-process.mjs';
import { issueKeys } from '../keys/issue.ts';
import { ROOT, startServer, type Server } from '../support/child.ts';

const SECRET_KEY = Buffer.alloc(32, 'a key of measurements').toString('base64');

/** A server that is killed now and then, and stands under the same address again. */
export interface Restarting {
  readonly url: string;
  /** Kills it without a word, and starts it again. */
  killAndStart: () => Promise<void>;
  stop: () => Promise<void>;
}

async function restarting(start: (port: string) => Promise<Server>): Promise<Restarting> {
  let server = await start('0');
  const { url } = server;
  const { port } = new URL(url);
  return {
    url,
    killAndStart: async () => {
      await server.kill();
      server = await start(port);
    },
    stop: () => server.stop(),
  };
}

/** One REST service on PostgreSQL, two gateways before it, and a key that reads exhibitors and products. */
export interface FollowedSystem {
  databaseUrl: string;
  backend: Restarting;
  gateways: readonly Restarting[];
  key: string;
  stop: () => Promise<void>;
}

/** Starts the system on a database of its own. @param name of the database, which is made */
export async function startFollowed(
  serverUrl: string,
  name: string,
  exhibitors: number,
): Promise<FollowedSystem> {
  const admin = new pg.Client({ connectionString: serverUrl });
  await admin.connect();
  await admin.query(`create database ${name}`);
  await admin.end();
  const url = new URL(serverUrl);
  url.pathname = `/${name}`;
  const dataDir = mkdtempSync(join(tmpdir(), 'wirefair-follow-'));
  const service = (port: string, more: Record<string, string> = {}) =>
    startServer(resolve(ROOT, 'backend/dist/main.js'), {
      countOutput: true,
      env: {
        DATABASE_URL: url.href,
        SECRET_KEY,
        DATA_DIR: dataDir,
        BACKEND_PORT: port,
        LOG_LEVEL: 'warn',
        ...more,
      },
    });
  // A demo completes its edition at each start, which fails where its companies are gone: it only brings the records.
  const demo = { DEMO_EDITION: '1', PUBLIC_DEMO: '1', DEMO_EXHIBITORS: String(exhibitors) };
  await (await service('0', demo)).stop();
  const backend = await restarting((port) => service(port));
  const gateway = () =>
    restarting((port) =>
      startServer(resolve(ROOT, 'gateway/dist/main.js'), {
        nodeOptions: SERVER_OPTIONS,
        env: {
          BACKEND_URL: backend.url,
          // Both write the same absolute addresses.
          SITE_ORIGIN: 'https://fair.example',
          PORT: port,
          // A fault is to be seen.
          LOG_LEVEL: 'error',
          WEB_DIST: resolve(ROOT, 'web/dist'),
        },
      }),
    );
  const gateways = [await gateway(), await gateway()];
  const [key = ''] = await issueKeys(url.href, 1);
  return {
    databaseUrl: url.href,
    backend,
    gateways,
    key,
    stop: async () => {
      for (const server of gateways) await server.stop();
      await backend.stop();
      rmSync(dataDir, { recursive: true, force: true });
    },
  };
}
