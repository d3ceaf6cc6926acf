import { lifecycle } from '@wirefair/service-kit/lifecycle';
import { failStart } from '@wirefair/service-kit/start-failure';
import { settleRestored } from './backup/restored-folder.ts';
import { prepareDataDir, readConfig, type Config } from './config.ts';
import { lockFolder } from './db/folder-lock.ts';
import { EmbeddedServer } from './db/pglite/server.ts';
import type { Place } from './service.ts';

// What is imported here is little: the service's code takes seconds to load on a busy machine, and the embedded database
// as long to open. Both happen side by side, so that a service that was killed is back the sooner.

async function openPlace(config: Config): Promise<Place> {
  const { dataDir, databaseUrl, databasePoolSize, statementTimeoutMs } = config;
  if (databaseUrl) {
    const options = {
      url: databaseUrl,
      directUrl: config.databaseDirectUrl,
      readUrls: config.databaseReadUrls,
      maxLagMs: config.databaseReadMaxLagMs,
      poolSize: databasePoolSize,
      statementTimeoutMs,
    };
    return { options, unlock: () => Promise.resolve() };
  }
  const unlock = await lockFolder(dataDir);
  settleRestored(dataDir);
  const server = new EmbeddedServer({ dataDir: `${dataDir}/postgres`, statementTimeoutMs });
  server.start();
  return { options: { server }, unlock };
}

async function main(): Promise<void> {
  const life = lifecycle();
  const config = readConfig();
  prepareDataDir(config.dataDir);
  const [place, { runService }] = await Promise.all([openPlace(config), import('./service.ts')]);
  await runService({ life, config, place });
}

main().catch(async (thrown: unknown) => {
  const { startFailure } = await import('./start-failure.ts');
  failStart(startFailure(thrown));
});
