import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import pg from 'pg';
import { ensurePostgres } from '../../../scripts/lib/postgres-binaries.mjs';
import { startCluster } from '../../../scripts/lib/postgres-cluster.mjs';
import { SERVER_OPTIONS } from '../../../scripts/lib/server-process.mjs';
import { createTerminal } from '../../../scripts/lib/terminal.mjs';
import { ROOT, startServer } from '../support/child.ts';
import type { System } from './system.ts';
const SECRET_KEY = Buffer.alloc(32, 'a key of measurements').toString('base64');
export async function startSmall(settings: Record<string, string>, exhibitors: number): Promise<System> {
  const cluster = await startCluster(await ensurePostgres(createTerminal()));
  const admin = new pg.Client({ connectionString: cluster.url });
  await admin.connect();
  await admin.query('create database opening');
  await admin.end();
  const url = new URL(cluster.url);
  url.pathname = '/opening';
  const dataDir = mkdtempSync(join(tmpdir(), 'wirefair-opening-'));
  const backend = await startServer(resolve(ROOT, 'backend/dist/main.js'), {
    countOutput: true,
    env: {
      DATABASE_URL: url.href,
      SECRET_KEY,
      DATA_DIR: dataDir,
      BACKEND_PORT: '0',
      LOG_LEVEL: 'warn',
      DEMO_EDITION: '1',
      PUBLIC_DEMO: '1',
      DEMO_EXHIBITORS: String(exhibitors),
      ...settings,
    },
  });
  const gateway = await startServer(resolve(ROOT, 'gateway/dist/main.js'), {
    nodeOptions: SERVER_OPTIONS,
    countOutput: true,
    env: {
      BACKEND_URL: backend.url,
      PORT: '0',
      LOG_LEVEL: 'warn',
      WEB_DIST: resolve(ROOT, 'web/dist'),
      GRAPHQL_OPERATIONS: 'listed',
      OPERATIONS_FILE: resolve(ROOT, 'contracts/operations.json'),
    },
  });
  const part = (name: string, server: typeof backend) => ({
    name,
    residentMiB: server.residentMiB,
    cpuSeconds: server.cpuSeconds,
    kill: server.kill,
    start: () => Promise.reject(new Error('not here')),
  });
  return {
    origin: gateway.url,
    ca: undefined,
    databaseUrl: url.href,
    parts: [part('backend-1', backend), part('gateway-1', gateway)],
    stop: async () => {
      await gateway.stop();
      await backend.stop();
      await cluster.stop();
      rmSync(dataDir, { recursive: true, force: true });
    },
  };
}
