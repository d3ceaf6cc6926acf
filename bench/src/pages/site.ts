import { resolve } from 'node:path';
import { SERVER_OPTIONS } from '../../../scripts/lib/server-process.mjs';
import { newBrowser } from '../support/graphql.ts';
import { readWorld, type World } from '../attack/world.ts';
import { startEdition } from '../database/editions.ts';
import { ROOT, startServer, type Server } from '../support/child.ts';

const PRODUCTS = 5000;

/** The built site: its gateway before the REST service on PostgreSQL, with five thousand products. */
export interface Site {
  gateway: Server;
  /** The REST service. */
  backend: Server;
  world: World;
  /** The REST service's database. */
  databaseUrl: string;
  /** Starts one more gateway of the same site. */
  startGateway: () => Promise<Server>;
  stop: () => Promise<void>;
}

/**
 * Starts the site as `npm start` would, with a log of warnings, whose bytes are counted.
 * @param settings of the REST service besides
 * @param products of the edition, about
 */
export async function startSite(
  serverUrl: string,
  tell: (text: string) => void,
  { settings = {}, products = PRODUCTS }: { settings?: Record<string, string>; products?: number } = {},
): Promise<Site> {
  const { server: backend, databaseUrl = '' } = await startEdition(serverUrl, products, tell, settings);
  const startGateway = () =>
    startServer(resolve(ROOT, 'gateway/dist/main.js'), {
      nodeOptions: SERVER_OPTIONS,
      countOutput: true,
      env: {
        BACKEND_URL: backend.url,
        PORT: '0',
        LOG_LEVEL: 'warn',
        WEB_DIST: resolve(ROOT, 'web/dist'),
      },
    });
  try {
    const gateway = await startGateway();
    return {
      gateway,
      backend,
      databaseUrl,
      world: await readWorld(newBrowser(gateway.url, '127.0.8.1')),
      startGateway,
      stop: async () => {
        await gateway.stop();
        await backend.stop();
      },
    };
  } catch (error) {
    await backend.stop();
    throw error;
  }
}
