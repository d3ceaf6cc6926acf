import { rmSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { demoData, SMALL_DEMO } from './demo-data.ts';
import { freePort, startServer, type Server } from './server.ts';
import { GATEWAY_SECRET } from './system.ts';

const ROOT = resolve(import.meta.dirname, '../..');

/** A small system of a spec's own, for what others would read or what has to die on the way. */
export interface OwnSystem {
  baseUrl: string;
  backendUrl: string;
  /** Kills the backend without a word, as a power cut does, and starts it again over the same data. */
  crash: () => Promise<void>;
  /** Ends the gateway, and with it the site. */
  cutOff: () => Promise<void>;
  /** Starts the gateway again. @param webDist folder of another build of the site */
  connect: (webDist?: string) => Promise<void>;
  stop: () => Promise<void>;
}

/**
 * Starts one with the demo of twenty exhibitors.
 * @param settings of its servers, besides; those that need the address of the site are told it
 */
export async function ownSystem(
  settings: NodeJS.ProcessEnv | ((baseUrl: string) => NodeJS.ProcessEnv) = {},
): Promise<OwnSystem> {
  const dataDir = await demoData();
  const [port, backendPort] = [await freePort(), await freePort()];
  const baseUrl = `http://127.0.0.1:${port}`;
  const env = {
    ...process.env,
    ...SMALL_DEMO,
    DEMO_REVIEW_SECONDS: '5',
    LOG_LEVEL: 'warn',
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
    ...(typeof settings === 'function' ? settings(baseUrl) : settings),
  };
  const start = (name: string, more: NodeJS.ProcessEnv = {}): Promise<Server> =>
    startServer(join(ROOT, name, 'dist/main.js'), { ...env, ...more }, join(dataDir, `${name}.log`));
  let backend = await start('backend');
  let gateway = await start('gateway');
  return {
    baseUrl,
    backendUrl: env.BACKEND_URL,
    crash: async () => {
      process.kill(backend.pid, 'SIGKILL');
      // Resolves when the process is gone.
      await backend.stop();
      backend = await start('backend');
    },
    cutOff: () => gateway.stop(),
    connect: async (webDist = env.WEB_DIST) => {
      gateway = await start('gateway', {
        WEB_DIST: webDist,
        WEB_SERVER: join(ROOT, 'web/dist-server/entry-server.js'),
      });
    },
    stop: async () => {
      await gateway.stop();
      await backend.stop();
      rmSync(dataDir, { recursive: true, force: true });
    },
  };
}
