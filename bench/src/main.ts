import { ensureBuilt } from '../../scripts/lib/build.mjs';
import { ensureChromium } from '../../scripts/lib/chromium.mjs';
import { ensurePostgres } from '../../scripts/lib/postgres-binaries.mjs';
import { startCluster } from '../../scripts/lib/postgres-cluster.mjs';
import { createTerminal } from '../../scripts/lib/terminal.mjs';
import { measureBalancer } from './balancer/measure.ts';
import { measureChanges } from './changes/measure.ts';
import { measureDatabase } from './database/measure.ts';
import { measureWrites } from './database/writes.ts';
import { measureExports } from './exports/measure.ts';
import { compareGateways } from './gateway/compare.ts';
import { measureHostile } from './hostile/measure.ts';
import { measureLimits } from './keys/limits.ts';
import { measureKeys } from './keys/measure.ts';
import { measureScripts } from './page/initial-scripts.ts';
import { measurePages } from './pages/measure.ts';
import { measureMemory } from './pages/memory.ts';
import { measureRest } from './rest/measure.ts';
import { measureService } from './service/measure.ts';
import { measureSessions } from './session/measure.ts';
import { bound } from './support/child.ts';
import { machine } from './support/machine.ts';
import { measureWebhooks } from './webhooks/measure.ts';
import { HELP, type Options, type Part, readOptions } from './support/options.ts';

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

type Measurement = [part: Part, title: string, measure: () => Promise<string>];

/** All that can be measured, in the order in which it is. */
function measurements(options: Options): Measurement[] {
  const records = options.shortRecords ? 'short' : 'full';
  const stored =
    (measure: (options: Options & { serverUrl: string }, tell: (text: string) => void) => Promise<string>) =>
    () =>
      onPostgres((serverUrl) => measure({ ...options, serverUrl }, tell));
  return [
    ['gateway', `Gateway, ${records} records`, () => compareGateways({ ...options, records }, tell)],
    ['service', 'Reads of the REST service', stored(measureService)],
    ['database', 'Lists and search on PostgreSQL', stored(measureDatabase)],
    ['writes', 'Searches beside writes', stored(measureWrites)],
    ['session', 'Being signed in', stored(measureSessions)],
    ['pages', 'Rendered pages', stored(measurePages)],
    ['balancer', 'Gateways behind nginx', stored(measureBalancer)],
    ['memory', 'Memory', stored(measureMemory)],
    ['hostile', 'Hostile documents', stored(measureHostile)],
    ['keys', 'Reading with a key', stored(measureKeys)],
    ['limits', 'Limits of a hundred keys at two gateways', stored(measureLimits)],
    ['changes', 'The log of changes', stored(measureChanges)],
    ['webhooks', 'Webhooks', stored(measureWebhooks)],
    ['exports', 'Bulk exports', stored(measureExports)],
    ['rest', 'At rest', () => measureRest(options, tell)],
    ['page', 'Initial JavaScript', async () => measureScripts(await ensureChromium(createTerminal()))],
  ];
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
  for (const [part, title, measure] of measurements(options))
    if (options.parts.includes(part)) section(title, await measure());
}

main().catch((error: unknown) => {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
});
