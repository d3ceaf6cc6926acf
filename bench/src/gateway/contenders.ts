import { resolve } from 'node:path';
import { SERVER_OPTIONS } from '../../../scripts/lib/server-process.mjs';
import type { Order, Outcome } from '../load-generator.ts';
import { ROOT, startServer, type Server } from '../support/child.ts';
import type { Candidates } from './agree.ts';
import { callsOf } from './calls.ts';
import type { TextLength } from './records.ts';

/**
 * The servers that are compared, the limit first: every other one is measured against it. The gateway decodes its
 * upstream's text in a way of its own, so there is a limit that does the same.
 */
export const contenders = ['limit', 'limit, quick text', 'Mercurius + jit', 'Yoga + jit', 'gateway'] as const;
export type Contender = (typeof contenders)[number];

export interface Field extends Candidates {
  servers: Record<Contender, Server>;
  /** Has the load generator send requests for a while. */
  load: (order: Order) => Promise<Outcome>;
  stop: () => Promise<void>;
}

const here = (file: string) => resolve(ROOT, 'bench/src', file);

/** Starts the stub, the contenders before it, and the load generator, each in a process of its own. */
export async function startField(records: TextLength): Promise<Field> {
  const running: Server[] = [];
  const started = async (...args: Parameters<typeof startServer>) => {
    const server = await startServer(...args);
    running.push(server);
    return server;
  };
  const stop = async () => {
    await Promise.all(running.map((server) => server.stop()));
  };

  try {
    const stub = await started(here('stub-server.ts'), { core: 'load', env: { STUB_RECORDS: records } });
    const env = { BACKEND_URL: stub.url };
    const servers = {
      limit: await started(here('limit-server.ts'), { core: 'contender', env }),
      'limit, quick text': await started(here('limit-server.ts'), {
        core: 'contender',
        env: { ...env, QUICK_TEXT: '1' },
      }),
      'Mercurius + jit': await started(here('mercurius-server.ts'), { core: 'contender', env }),
      'Yoga + jit': await started(here('yoga-server.ts'), { core: 'contender', env }),
      gateway: await started(resolve(ROOT, 'gateway/dist/main.js'), {
        core: 'contender',
        // As npm start launches it.
        nodeOptions: SERVER_OPTIONS,
        env: { ...env, PORT: '0', LOG_LEVEL: 'warn', WEB_DIST: resolve(ROOT, 'web/dist') },
      }),
    };
    const generator = await started(here('load-generator.ts'), { core: 'load' });
    const load = (order: Order) => generator.ask<Outcome>(order);
    const urls = Object.fromEntries(contenders.map((name) => [name, servers[name].url]));
    return {
      servers,
      urls: { limit: servers.limit.url, ...urls },
      calls: () => callsOf(stub.url),
      load,
      stop,
    };
  } catch (error) {
    await stop();
    throw error;
  }
}
