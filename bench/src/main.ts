import { ensureBuilt } from '../../scripts/lib/build.mjs';
import { ensureChromium } from '../../scripts/lib/chromium.mjs';
import { ensurePostgres } from '../../scripts/lib/postgres-binaries.mjs';
import { startCluster } from '../../scripts/lib/postgres-cluster.mjs';
import { createTerminal } from '../../scripts/lib/terminal.mjs';
import { measureDatabase } from './database/measure.ts';
import { compareGateways } from './gateway/compare.ts';
import { measureScripts } from './page/initial-scripts.ts';
import { measurePages } from './pages/measure.ts';
import { measureMemory } from './pages/memory.ts';
import { measureSessions } from './session/measure.ts';
import { bound } from './support/child.ts';
import { machine } from './support/machine.ts';
import { HELP, readOptions } from './support/options.ts';

const say = (text: string) => console.log(text);
const tell = (text: string) => say(`  ${text}`);
const section = (title: string, text: string) => say(`\n## ${title}\n\n${text}\n`);

/** The server that `TEST_DATABASE_URL` names, else one for this measurement alone. */
async function onPostgres(measure: (serverUrl: string) => Promise<string>): Promise<string> {
  const given = process.env['TEST_DATABASE_URL'];
  if (given) return measure(given);
  const cluster = await startCluster(await ensurePostgres(createTerminal()));
  try {
    return await measure(cluster.url);
  } finally {
    await cluster.stop();
  }
}

/** `npm run bench`: measures the chosen parts one after the other and prints a table of each. */
async function main(): Promise<void> {
  const options = readOptions(process.argv.slice(2));
  if (options.help) return say(HELP);
  if (options.build) await ensureBuilt(createTerminal());
  const processors = bound
    ? 'contenders on processor 0, stub and load on processor 1'
    : 'processors not bound';
  say(`${machine()}, ${processors}`);
  if (options.parts.includes('gateway')) {
    const records = options.shortRecords ? 'short' : 'full';
    section(`Gateway, ${records} records`, await compareGateways({ ...options, records }, tell));
  }
  if (options.parts.includes('database')) {
    const measured = await onPostgres((serverUrl) => measureDatabase({ ...options, serverUrl }, tell));
    section('Lists and search on PostgreSQL', measured);
  }
  if (options.parts.includes('session')) {
    const measured = await onPostgres((serverUrl) => measureSessions({ ...options, serverUrl }, tell));
    section('Being signed in', measured);
  }
  if (options.parts.includes('pages')) {
    const measured = await onPostgres((serverUrl) => measurePages({ ...options, serverUrl }, tell));
    section('Rendered pages', measured);
  }
  if (options.parts.includes('memory')) {
    const measured = await onPostgres((serverUrl) => measureMemory({ ...options, serverUrl }, tell));
    section('Memory', measured);
  }
  if (options.parts.includes('page')) {
    section('Initial JavaScript', await measureScripts(await ensureChromium(createTerminal())));
  }
}

main().catch((error: unknown) => {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
});
