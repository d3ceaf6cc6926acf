import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { startEdge } from '../../scripts/lib/edge.mjs';
import { demoData, SMALL_DEMO } from './demo-data.ts';
import { freePort, startServer, type Server } from './server.ts';
import { GATEWAY_SECRET } from './system.ts';

const ROOT = resolve(import.meta.dirname, '../..');
const BUILT = join(ROOT, 'web/dist');

/** A system as docker-compose.yml has it: two gateways behind the edge, with a shared folder for files of the site. */
export interface TwoGateways {
  /** Where the edge listens. */
  baseUrl: string;
  backendUrl: string;
  gatewayUrls: readonly string[];
  /** Replaces the gateways, one after the other, by those of another build of the site. @param webDist its folder */
  roll: (webDist?: string) => Promise<void>;
  /** Tells a gateway to stop. @returns when it is gone */
  stopGateway: (index: number) => Promise<void>;
  stop: () => Promise<void>;
}

/** Starts one with the demo of twenty exhibitors. */
export async function twoGateways(): Promise<TwoGateways> {
  const dataDir = await demoData();
  const assets = mkdtempSync(join(tmpdir(), 'wirefair-assets-'));
  const backendPort = await freePort();
  const ports = [await freePort(), await freePort()];
  const env = {
    ...process.env,
    ...SMALL_DEMO,
    LOG_LEVEL: 'warn',
    NODE_ENV: 'production',
    HOST: '127.0.0.1',
    BACKEND_PORT: String(backendPort),
    BACKEND_URL: `http://127.0.0.1:${backendPort}`,
    GATEWAY_SECRET,
    TRUSTED_PROXIES: 'loopback',
    DATA_DIR: dataDir,
    DATABASE_URL: '',
    ASSETS_DIR: assets,
    DRAIN_MS: '500',
    WEB_SERVER: join(ROOT, 'web/dist-server/entry-server.js'),
    OPERATIONS_FILE: join(ROOT, 'contracts/operations.json'),
  };
  const start = (name: string, more: NodeJS.ProcessEnv = {}): Promise<Server> =>
    startServer(join(ROOT, name, 'dist/main.js'), { ...env, ...more }, join(dataDir, `${name}.log`));
  const startGateway = (index: number, webDist: string) =>
    start('gateway', { PORT: String(ports[index]), WEB_DIST: webDist });
  const backend = await start('backend');
  const gateways = [await startGateway(0, BUILT), await startGateway(1, BUILT)];
  const gatewayUrls = ports.map((port) => `http://127.0.0.1:${port}`);
  // One address asks for more than a fair's WLAN.
  const limit = { rate: '100000r/s', burst: 100_000 };
  const edge = await startEdge({ gateways: gatewayUrls, limit });
  return {
    baseUrl: edge.url,
    backendUrl: env.BACKEND_URL,
    gatewayUrls,
    roll: async (webDist = BUILT) => {
      for (const [index, gateway] of [...gateways].entries()) {
        await gateway.stop();
        gateways[index] = await startGateway(index, webDist);
      }
    },
    stopGateway: async (index) => gateways[index]?.stop(),
    stop: async () => {
      await edge.stop();
      for (const server of [...gateways, backend]) await server.stop();
      for (const folder of [dataDir, assets]) rmSync(folder, { recursive: true, force: true });
    },
  };
}
