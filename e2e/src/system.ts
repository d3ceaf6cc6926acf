import { existsSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { freePort, startServer, type Server } from './server.ts';

const ROOT = resolve(import.meta.dirname, '../..');

/** What the gateway proves itself by, and specs that ask the REST service for several people. */
export const GATEWAY_SECRET = 'the secret that gateway and backend share in browser tests';

export interface System {
  /** Address of the site and the gateway, without a slash at its end. */
  baseUrl: string;
  /** Address of the REST service; of one of them where there are several. */
  backendUrl: string;
  /** Address of a gateway, which answers as `baseUrl` does: without TLS. */
  gatewayUrl: string;
  /** Where TLS is spoken: file of the authority's certificate, and hash of the key by which the site answers. */
  trust?: { authorityFile: string; keyHash: string };
  /** Ends all servers and removes their data. */
  stop: () => Promise<void>;
}

/**
 * Starts the built servers on free ports with an empty data folder of their own.
 * @param settings environment variables besides; what they leave out is as in production
 * @throws Error where a server is not built, or with its last words where it does not start
 */
export async function startSystem(settings: NodeJS.ProcessEnv): Promise<System> {
  const entries = ['backend', 'gateway'].map((name) => join(ROOT, name, 'dist/main.js'));
  const missing = entries.find((entry) => !existsSync(entry));
  if (missing)
    throw new Error(`${missing} does not exist: run \`npm test -- --only e2e\`, which builds first.`);

  const dataDir = mkdtempSync(join(tmpdir(), 'wirefair-e2e-'));
  const [port, backendPort] = [await freePort(), await freePort()];
  const env = {
    LOG_LEVEL: 'warn',
    ...process.env,
    // vitest sets it to "test", which no visitor's server runs with.
    NODE_ENV: 'production',
    HOST: '127.0.0.1',
    PORT: String(port),
    BACKEND_PORT: String(backendPort),
    BACKEND_URL: `http://127.0.0.1:${backendPort}`,
    GATEWAY_SECRET,
    DATA_DIR: dataDir,
    DATABASE_URL: '',
    WEB_DIST: join(ROOT, 'web/dist'),
    OPERATIONS_FILE: join(ROOT, 'contracts/operations.json'),
    ...settings,
  };

  const running: Server[] = [];
  const stop = async () => {
    for (const server of running.reverse()) await server.stop();
    rmSync(dataDir, { recursive: true, force: true });
  };
  try {
    for (const [index, entry] of entries.entries()) {
      running.push(await startServer(entry, env, join(dataDir, `server-${index}.log`)));
    }
  } catch (error) {
    await stop();
    throw error;
  }
  const baseUrl = `http://127.0.0.1:${port}`;
  return { baseUrl, gatewayUrl: baseUrl, backendUrl: env.BACKEND_URL, stop };
}
