import path from 'node:path';
import { ensureBuilt, requireBuilt } from './build.mjs';
import { isEmptyDataFolder, noteRunning, prepareDataFolder, refuseSecondStart } from './data-folder.mjs';
import { ensureInstalled } from './install.mjs';
import { HELP, serverEnvironment, startOptions } from './options.mjs';
import { openLog } from './log-file.mjs';
import { ROOT } from './paths.mjs';
import { requirePort } from './ports.mjs';
import { sentenceOf } from './problem.mjs';
import { endRunning } from './run.mjs';
import { onEnd } from './signals.mjs';
import { demoAccounts, summary } from './summary.mjs';
import { supervise } from './supervisor.mjs';
import { createTerminal } from './terminal.mjs';

/** Where the servers come from; a test puts its own in the place of the built ones. */
const ENTRIES = {
  backend: process.env.WIREFAIR_BACKEND_ENTRY ?? path.join(ROOT, 'backend/dist/main.js'),
  gateway: process.env.WIREFAIR_GATEWAY_ENTRY ?? path.join(ROOT, 'gateway/dist/main.js'),
};

function supervised(name, entry, options, say) {
  const log = openLog(path.join(options.dataDir, 'logs', `${entry}.log`));
  const launch = () => ({ entry: ENTRIES[entry], env: serverEnvironment(options), log });
  return { ...supervise({ name, launch, say }), log };
}

/** Starts a server while something else is done: the first start loads the demo while the site is built. */
async function startBeside(server, title, terminal, work) {
  let tell = () => {};
  const started = server.start((text) => tell(text));
  // A failure is thrown below, after the other work.
  started.catch(() => {});
  await work();
  await terminal.step(title, (detail) => {
    tell = detail;
    return started;
  });
}

export async function main(argv = process.argv.slice(2)) {
  const terminal = createTerminal();
  let servers = [];
  let release = () => {};
  let ending = null;

  /** Gateway before backend, so that no request finds its backend gone. */
  function end(code) {
    ending ??= (async () => {
      endRunning();
      servers.forEach((server) => server.expectEnd());
      for (const server of [...servers].reverse()) {
        await server.stop();
        await server.log.close();
      }
      release();
      process.exit(code);
    })();
    return ending;
  }

  function fail(error) {
    if (ending) return ending;
    const server = servers.find(({ name }) => name === error.silent);
    const context = error.output ?? server?.log.lastWords();
    if (context) terminal.line(terminal.dim(context));
    terminal.line(terminal.red(sentenceOf(error)));
    return end(1);
  }

  onEnd((signal) => {
    if (!ending) terminal.line(signal === 'SIGINT' ? '\nStopping …' : 'Stopping …');
    void end(0);
  });

  try {
    const options = startOptions(argv);
    if (options.help) {
      terminal.line(HELP);
      return;
    }
    const site = `http://${options.host}:${options.port}/d/`;
    if (!options.databaseUrl) refuseSecondStart(options.dataDir);
    await requirePort(options.host, options.port, 'PORT');
    await requirePort(options.backendHost, options.backendPort, 'BACKEND_PORT');
    const fresh = isEmptyDataFolder(options.dataDir);
    prepareDataFolder(options.dataDir);
    release = noteRunning(options.dataDir, site);

    await ensureInstalled(terminal, process.env.OTEL_EXPORTER_OTLP_ENDPOINT ? 'traced' : 'system');
    if (options.build) await ensureBuilt(terminal, [], ['backend']);
    else
      requireBuilt([...Object.values(ENTRIES), path.join(serverEnvironment(options).WEB_DIST, 'index.html')]);

    const say = (text) => terminal.line(text);
    servers = [
      supervised('REST service', 'backend', options, say),
      supervised('GraphQL gateway', 'gateway', options, say),
    ];
    const [backend, gateway] = servers;
    const title =
      fresh && options.demo && !options.databaseUrl
        ? 'Starting the REST service and loading the demo edition'
        : 'Starting the REST service';
    if (options.noDemoBecause) {
      say(
        `Starting without the demo, because ${options.noDemoBecause} and its passwords are published; PUBLIC_DEMO=1 starts it all the same.`,
      );
    }
    await startBeside(backend, title, terminal, async () => {
      if (options.build) await ensureBuilt(terminal, [], ['gateway', 'web']);
    });
    await terminal.step('Starting the GraphQL gateway', (detail) => gateway.start(detail));
    if (argv.some((flag) => flag.startsWith('--exhibitors')) && !fresh) {
      say(
        'The data folder already holds an edition, so --exhibitors changed nothing: it is for an empty DATA_DIR.',
      );
    }
    say();
    summary(options, options.demo ? demoAccounts() : [], terminal).forEach((text) => terminal.line(text));
  } catch (error) {
    await fail(error);
  }
}
