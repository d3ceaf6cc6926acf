import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { SERVER_OPTIONS } from '../../../scripts/lib/server-process.mjs';
import { ROOT, startServer, type Server } from '../support/child.ts';
import { table } from '../support/table.ts';

/** What the start leaves to be done has been done by then, milliseconds. */
const SETTLE_MS = 60_000;

/** The two servers on the embedded database. */
interface System {
  servers: Record<'REST service' | 'gateway', Server>;
  stop: () => Promise<void>;
}

/** Starts the servers as `npm start` does. @param dataDir of the embedded database; an empty one is filled with the demo */
async function startSystem(dataDir: string): Promise<System> {
  const service = await startServer(resolve(ROOT, 'backend/dist/main.js'), {
    nodeOptions: SERVER_OPTIONS,
    env: {
      DATABASE_URL: '',
      DATA_DIR: dataDir,
      BACKEND_PORT: '0',
      DEMO_EDITION: '1',
      EDITION_CLOCK: 'demo',
      LOG_LEVEL: 'warn',
    },
  });
  try {
    const gateway = await startServer(resolve(ROOT, 'gateway/dist/main.js'), {
      nodeOptions: SERVER_OPTIONS,
      env: {
        BACKEND_URL: service.url,
        PORT: '0',
        LOG_LEVEL: 'warn',
        WEB_DIST: resolve(ROOT, 'web/dist'),
      },
    });
    const stop = async () => {
      await gateway.stop();
      await service.stop();
    };
    return { servers: { 'REST service': service, gateway }, stop };
  } catch (error) {
    await service.stop();
    throw error;
  }
}

/** Measures both servers over a time in which nobody asks. */
async function measureServers({ servers }: System, seconds: number, start: string): Promise<string[][]> {
  await wait(SETTLE_MS);
  const all = Object.entries(servers);
  const before = all.map(([, server]) => server.cpuSeconds() ?? Number.NaN);
  await wait(seconds * 1000);
  return all.map(([name, server], index) => {
    const used = (server.cpuSeconds() ?? Number.NaN) - (before[index] ?? Number.NaN);
    return [
      start,
      name,
      `${((100 * used) / seconds).toFixed(2)} %`,
      String(Math.round(server.residentMiB() ?? Number.NaN)),
    ];
  });
}

/**
 * Measures what the system takes while nobody asks, after the start that loads the demo and after the next one.
 * @param restSeconds length of each measurement
 */
export async function measureRest(
  { restSeconds }: { restSeconds: number },
  tell: (text: string) => void,
): Promise<string> {
  const dataDir = mkdtempSync(join(tmpdir(), 'wirefair-bench-'));
  const rows: string[][] = [];
  try {
    for (const start of ['first', 'next']) {
      tell(`The ${start} start`);
      const system = await startSystem(dataDir);
      try {
        rows.push(...(await measureServers(system, restSeconds, start)));
      } finally {
        await system.stop();
      }
    }
  } finally {
    rmSync(dataDir, { recursive: true, force: true });
  }
  return table(['start', 'server', 'of one processor', 'memory, MiB'], rows);
}
