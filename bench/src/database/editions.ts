import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import pg from 'pg';
import { ROOT, startServer, type Server } from '../support/child.ts';

/** Products that a company of the demo edition has, about. */
const PRODUCTS_PER_EXHIBITOR = 5;

/** What the service encrypts with; the same in each run, for databases are used again. */
const SECRET_KEY = Buffer.alloc(32, 'a key of measurements').toString('base64');

/** The REST service over a database of the wanted size. */
export interface Edition {
  products: number;
  server: Server;
  /** Undefined for the embedded database. */
  databaseUrl: string | undefined;
}

async function withClient<T>(serverUrl: string, work: (client: pg.Client) => Promise<T>): Promise<T> {
  const client = new pg.Client({ connectionString: serverUrl });
  await client.connect();
  try {
    return await work(client);
  } finally {
    await client.end();
  }
}

/** What the tables of this server stand under: its version. */
export async function serverVersion(serverUrl: string): Promise<string> {
  const { rows } = await withClient(serverUrl, (client) =>
    client.query<{ server_version: string }>('show server_version'),
  );
  return `PostgreSQL ${rows[0]?.server_version.split(' ')[0] ?? 'of unknown version'}`;
}

async function ensureDatabase(serverUrl: string, name: string): Promise<string> {
  await withClient(serverUrl, async (client) => {
    const known = await client.query('select 1 from pg_database where datname = $1', [name]);
    // Names are made here, of letters and digits; an identifier cannot be a parameter.
    if (known.rowCount === 0) await client.query(`create database ${name}`);
  });
  const url = new URL(serverUrl);
  url.pathname = `/${name}`;
  return url.href;
}

/** Passes each text on once, and of percentages only the tens. */
function sparingly(tell: (text: string) => void): (text: string) => void {
  let last = '';
  return (text) => {
    if (text === last || /[1-9] %$/.test(text)) return;
    last = text;
    tell(text);
  };
}

/**
 * Starts the REST service on a database with about `products` products, filling it first unless an earlier run
 * has: loading is all or nothing, so a database with exhibitors is complete.
 * @param serverUrl PostgreSQL server; undefined for the embedded database, which is removed at the end
 * @param settings of the service besides
 */
export async function startEdition(
  serverUrl: string | undefined,
  products: number,
  progress: (text: string) => void,
  settings: Record<string, string> = {},
): Promise<Edition> {
  const exhibitors = Math.max(1, Math.round(products / PRODUCTS_PER_EXHIBITOR));
  const databaseUrl =
    serverUrl === undefined ? undefined : await ensureDatabase(serverUrl, `wirefair_bench_${exhibitors}`);
  const dataDir = mkdtempSync(join(tmpdir(), 'wirefair-bench-'));
  const server = await startServer(resolve(ROOT, 'backend/dist/main.js'), {
    env: {
      DATABASE_URL: databaseUrl ?? '',
      SECRET_KEY,
      DATA_DIR: dataDir,
      BACKEND_PORT: '0',
      DEMO_EDITION: '1',
      PUBLIC_DEMO: '1',
      DEMO_EXHIBITORS: String(exhibitors),
      EDITION_CLOCK: 'demo',
      LOG_LEVEL: 'warn',
      // A slow answer is to be measured, not cut off.
      STATEMENT_TIMEOUT_MS: '60000',
      ...settings,
    },
    progress: sparingly((text) => progress(`${products} products: ${text}`)),
  });
  const stop = async () => {
    await server.stop();
    rmSync(dataDir, { recursive: true, force: true });
  };
  return { products, databaseUrl, server: { ...server, stop } };
}
