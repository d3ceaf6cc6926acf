import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import pg from 'pg';
import { ROOT, startServer, type Server } from '../support/child.ts';

/** Products that a company of the demo edition has, about. */
const PRODUCTS_PER_EXHIBITOR = 5;

/** The REST service over a database of the wanted size. */
export interface Edition {
  products: number;
  server: Server;
}

async function ensureDatabase(serverUrl: string, name: string): Promise<string> {
  const client = new pg.Client({ connectionString: serverUrl });
  await client.connect();
  try {
    const known = await client.query('select 1 from pg_database where datname = $1', [name]);
    // Names are made here, of letters and digits; an identifier cannot be a parameter.
    if (known.rowCount === 0) await client.query(`create database ${name}`);
  } finally {
    await client.end();
  }
  const url = new URL(serverUrl);
  url.pathname = `/${name}`;
  return url.href;
}

/**
 * Starts the REST service on a database with about `products` products, filling it first unless an earlier run
 * has: loading is all or nothing, so a database with exhibitors is complete.
 */
export async function startEdition(
  serverUrl: string,
  products: number,
  progress: (text: string) => void,
): Promise<Edition> {
  const exhibitors = Math.max(1, Math.round(products / PRODUCTS_PER_EXHIBITOR));
  const dataDir = mkdtempSync(join(tmpdir(), 'wirefair-bench-'));
  const server = await startServer(resolve(ROOT, 'backend/dist/main.js'), {
    env: {
      DATABASE_URL: await ensureDatabase(serverUrl, `wirefair_bench_${exhibitors}`),
      DATA_DIR: dataDir,
      BACKEND_PORT: '0',
      DEMO_EDITION: '1',
      DEMO_EXHIBITORS: String(exhibitors),
      EDITION_CLOCK: 'demo',
      LOG_LEVEL: 'warn',
      // A slow answer is to be measured, not cut off.
      STATEMENT_TIMEOUT_MS: '60000',
    },
    progress: (text) => progress(`${products} products: ${text}`),
  });
  const stop = async () => {
    await server.stop();
    rmSync(dataDir, { recursive: true, force: true });
  };
  return { products, server: { ...server, stop } };
}
