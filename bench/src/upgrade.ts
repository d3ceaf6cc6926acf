/**
 * Rolls the large set-up from the newest release to this state, back, and forward again, under load:
 * `npm run upgrade -w bench -- --help`.
 * Visitors mark exhibitors and read whether the mark is there, pages are opened with all their files, pages that were open
 * before ask for theirs, and partners hold subscriptions. Ends with code 1 where a write fails or is lost, a file is
 * missing, a subscriber waits longer than five seconds, or the opening morning has lost something.
 */
import {
  copyFileSync,
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  symlinkSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import pg from 'pg';
import { ensureBuilt } from '../../scripts/lib/build.mjs';
import { type LargeSetUp, type PartName, startLargeSetUp } from '../../scripts/lib/large-set-up.mjs';
import { buildRelease, checkOutRelease, forgetCheckouts } from '../../scripts/lib/release-checkout.mjs';
import { freePort } from '../../scripts/lib/ports.mjs';
import { createTerminal } from '../../scripts/lib/terminal.mjs';
import { randomFrom } from './support/random.ts';
import { issueKeys } from './keys/issue.ts';
import { signIn } from './session/sign-in.ts';
import { GATEWAY_SECRET, ROOT } from './support/child.ts';
import { table } from './support/table.ts';
import { Client } from './upgrade/client.ts';
import { startLoad } from './upgrade/load.ts';
import { openingBeside } from './upgrade/opening-beside.ts';
import { HELP, readUpgradeOptions, type UpgradeOptions } from './upgrade/options.ts';
import { startSubscriptions } from './upgrade/subscriptions.ts';
import { LONGEST_GAP_MS, Tally } from './upgrade/tally.ts';

const SUBSCRIBERS = 20;

/** Lines of each log that are shown where something failed. */
const LOG_LINES = 20;

/** What one address may ask for here, beyond what a hall of visitors does. */
const LIMIT = { rate: '5000r/s', burst: 10_000 };

/** An open page takes two connections of nginx, and while servers are replaced pages come anew before the old ones are gone. */
const WORKERS = { processes: 2, connections: 8000 };

const BACKENDS: readonly PartName[] = ['backend-1', 'backend-2'];
const GATEWAYS: readonly PartName[] = ['gateway-1', 'gateway-2'];

const siteOf = (release: string) => join(release, 'web/dist');

/** What is rolled, who is told what is done to it, and how. */
interface Rolled {
  setUp: LargeSetUp;
  tally: Tally;
  options: UpgradeOptions;
}

/** Replaces servers one after the other, and waits after each until its pages have settled (`--settle`). */
async function roll(
  { setUp, tally, options }: Rolled,
  names: readonly PartName[],
  release: string,
): Promise<void> {
  for (const name of names) {
    tally.doing = `${name} stops`;
    await setUp.part(name).stop();
    tally.doing = `${name} starts`;
    await setUp.part(name).start({ release });
    tally.doing = `${name} has started`;
    await wait(options.settleSeconds * 1000);
  }
  tally.doing = 'nothing is done';
}

/** One phase of the upgrade: what is done in it, and its name. */
interface Phase {
  name: string;
  run: () => Promise<void>;
}

function phases(rolled: Rolled, old: string, sites: string[]): Phase[] {
  const rest = () => wait(rolled.options.seconds * 1000);
  const kept = join(rolled.setUp.folder, 'assets');
  const forward = async () => {
    // As docs/operations.md asks for: release 0.3.0 does not leave its files for others by itself.
    cpSync(join(siteOf(old), 'assets'), kept, { recursive: true });
    await roll(rolled, BACKENDS, ROOT);
    await roll(rolled, GATEWAYS, ROOT);
    sites.push(siteOf(ROOT));
  };
  const back = async () => {
    // It does not look for the files of others either: the folder stands in the place of its own.
    cpSync(kept, join(siteOf(old), 'assets'), { recursive: true });
    await roll(rolled, GATEWAYS, old);
    await roll(rolled, BACKENDS, old);
  };
  return [
    { name: 'before', run: rest },
    { name: 'forward', run: forward },
    { name: 'on the new one', run: rest },
    { name: 'back', run: back },
    { name: 'on the old one', run: rest },
    { name: 'forward again', run: forward },
    { name: 'after', run: rest },
  ];
}

const HEAD = [
  ...[
    'phase',
    'seconds',
    'writes',
    'failed',
    'lost',
    'reads',
    'failed',
    'pages',
    'failed',
    'files',
    'missing',
  ],
  'longest wait of a subscriber, s',
];

/** Runs each phase under load. @returns the rows of the table, and whether all was well */
async function measure(all: Phase[], tally: Tally): Promise<{ rows: string[][]; isWell: boolean }> {
  const rows: string[][] = [];
  let isWell = true;
  for (const { name, run } of all) {
    const begun = performance.now();
    await run();
    const seconds = (performance.now() - begun) / 1000;
    const { counts, longestGap, examples } = tally.take();
    for (const example of examples) console.log(`  ${name}: ${example}`);
    rows.push([
      name,
      seconds.toFixed(0),
      ...Object.values(counts).map(String),
      (longestGap / 1000).toFixed(1),
    ]);
    const failed =
      counts.failedWrites + counts.lostWrites + counts.failedReads + counts.failedPages + counts.missingFiles;
    if (failed > 0 || longestGap > LONGEST_GAP_MS) isWell = false;
  }
  return { rows, isWell };
}

/** What servers and nginx had to say, for whoever looks for the cause of a failure. */
function showLogs({ parts }: LargeSetUp): void {
  for (const { name, logFile } of parts) {
    if (logFile === undefined || !existsSync(logFile)) continue;
    const lines = readFileSync(logFile, 'utf8').trimEnd().split('\n');
    console.log(`\n${name}:\n${lines.slice(-LOG_LINES).join('\n')}`);
  }
}

/** Keeps the whole logs, which go with the set-up otherwise. */
function keepLogs({ parts }: LargeSetUp, folder: string): void {
  mkdirSync(folder, { recursive: true });
  for (const { name, logFile } of parts)
    if (logFile !== undefined && existsSync(logFile)) copyFileSync(logFile, join(folder, `${name}.log`));
}

/** Has the load work while the set-up is rolled. */
async function rehearse(setUp: LargeSetUp, old: string, options: UpgradeOptions): Promise<boolean> {
  const database = new pg.Pool({ connectionString: setUp.databaseUrl, max: 2 });
  const client = new Client(setUp);
  const tally = new Tally();
  const sites = [siteOf(old)];
  const keys = await issueKeys(setUp.databaseUrl, SUBSCRIBERS);
  const token = await signIn(setUp.part('backend-1').url, database);
  const { rows: exhibitors } = await database.query<{ id: string }>(
    'select id::text from exhibitor order by id desc limit 4',
  );
  const ids = exhibitors.map(({ id }) => id);
  const load = startLoad({
    client,
    tally,
    random: randomFrom(1),
    token,
    exhibitors: ids,
    sites: () => sites,
  });
  const subscriptions = startSubscriptions(client, { keys, database, tally });
  try {
    const { rows, isWell } = await measure(phases({ setUp, tally, options }, old, sites), tally);
    console.log(`\n${table(HEAD, rows)}`);
    return isWell;
  } finally {
    await load.stop();
    await subscriptions.stop();
    await client.close();
    await database.end();
  }
}

/**
 * A release to start servers from, whose site is a folder of its own: what others leave in it does not get into the
 * checkout.
 */
function standIn(checkout: string, folder: string): string {
  mkdirSync(join(folder, 'web'), { recursive: true });
  for (const name of ['backend', 'gateway', 'contracts', 'web/dist-server'])
    symlinkSync(join(checkout, name), join(folder, name));
  cpSync(siteOf(checkout), siteOf(folder), { recursive: true });
  return folder;
}

const terminal = createTerminal();

/** @returns the checkout to come from, made and built in the folder unless the options name one */
async function checkoutOf({ release }: UpgradeOptions, folder: string): Promise<string> {
  if (release !== undefined) return release;
  const checkout = join(folder, 'checkout');
  await checkOutRelease(checkout, terminal);
  await buildRelease(checkout, terminal);
  return checkout;
}

/** @param smtpPort where the mail server of the opening morning listens */
function startSetUp(
  old: string,
  { exhibitors, patch }: UpgradeOptions,
  smtpPort: number,
): Promise<LargeSetUp> {
  return startLargeSetUp({
    release: old,
    demo: { exhibitors },
    limit: LIMIT,
    workers: WORKERS,
    ...(patch === undefined ? {} : { patch: resolve(ROOT, patch) }),
    smtp: { url: `smtp://127.0.0.1:${smtpPort}`, from: 'Wirefair <noreply@fair.example>' },
    settings: { GATEWAY_SECRET, GRAPHQL_OPERATIONS: 'all' },
    say: (text) => terminal.line(`  … ${text}`),
  });
}

/** @returns whether nothing failed and nothing was lost */
async function upgrade(setUp: LargeSetUp, old: string, options: UpgradeOptions, smtpPort: number) {
  const { opening: scale, pages, minutes, logs } = options;
  const beside = scale === undefined ? undefined : openingBeside(setUp, { scale, pages, minutes, smtpPort });
  // Nobody replaces servers of which half are cold yet, while all pages are opened at once.
  await beside?.begun;
  const isWell = await rehearse(setUp, old, options);
  const isAllWell = ((await beside?.holds) ?? true) && isWell;
  if (logs !== undefined) keepLogs(setUp, logs);
  return isAllWell;
}

async function main(): Promise<void> {
  const options = readUpgradeOptions(process.argv.slice(2));
  if (options.help) return console.log(HELP);
  await ensureBuilt(terminal);
  const parent = mkdtempSync(join(tmpdir(), 'wirefair-release-'));
  let setUp: LargeSetUp | undefined;
  try {
    const old = standIn(await checkoutOf(options, parent), join(parent, 'release'));
    const smtpPort = await freePort();
    setUp = await startSetUp(old, options, smtpPort);
    if (await upgrade(setUp, old, options, smtpPort)) return;
    showLogs(setUp);
    process.exitCode = 1;
  } finally {
    await setUp?.stop();
    rmSync(parent, { recursive: true, force: true });
    await forgetCheckouts();
  }
}

main().catch((error: unknown) => {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
});
