/**
 * An hour of attack on a running demo, and a normal visitor's journey beside it: `npm run attack -w bench -- --help`.
 */
import { resolve } from 'node:path';
import { sendHostileDocuments } from './attack/documents.ts';
import { journey } from './attack/journey.ts';
import { type AttackOptions, HELP, readAttackOptions } from './attack/options.ts';
import { newBrowser } from './support/graphql.ts';
import { type Period, periodOf, regularly } from './support/pace.ts';
import { askRandomAddresses } from './attack/random-addresses.ts';
import { randomFrom } from './support/random.ts';
import { codeAfter, sendCode } from './attack/sign-in.ts';
import { readFilesSlowly } from './attack/slow-readers.ts';
import { Steps } from './support/steps.ts';
import { uploadPictures } from './attack/uploads.ts';
import { demoVisitors, travellers } from './attack/visitors.ts';
import { watch, type Watched } from './attack/watch.ts';
import { readWorld, type World } from './attack/world.ts';
import { guessCodes } from './attack/wrong-codes.ts';
import { ROOT } from './support/child.ts';
import { machine } from './support/machine.ts';
import { median } from './support/statistics.ts';
import { signInByCode } from './support/sign-in.ts';
import { table } from './support/table.ts';

const P95_BOUND_MS = 2000;
const say = (text: string) => console.log(text);

/** The normal visitors, one journey after the other. */
async function travel(
  { origin, everySeconds, seed }: AttackOptions,
  period: Period,
  world: World,
): Promise<Steps> {
  const steps = new Steps();
  const random = randomFrom(seed + 1);
  const { next, close } = travellers(origin, demoVisitors().travelling);
  await regularly(period, everySeconds * 1000, async (round) => {
    steps.journeys += 1;
    await journey(next(round, performance.now()), world, random, steps.step).catch((error: unknown) =>
      say(`${new Date().toISOString()} journey ${round} failed: ${String(error)}`),
    );
  });
  close();
  return steps;
}

/** The visitor who uploads, signed in before the attack. */
async function uploader(origin: string) {
  const browser = newBrowser(origin, '127.0.7.1');
  const { account } = demoVisitors().uploading;
  await signInByCode(browser, account, await codeAfter(browser, account, await sendCode(browser, account)));
  return browser;
}

function tellMemory({ memory, logBytesAtStart, logBytesAtEnd, loads }: Watched): void {
  const row = (name: 'backend' | 'gateway') => {
    const { start, max, end } = memory[name];
    return [name, ...[start, max, end].map((mebibytes) => String(Math.round(mebibytes)))];
  };
  say(`\n${table(['memory, MiB', 'start', 'max', 'end'], [row('gateway'), row('backend')])}\n`);
  say(`logs: ${logBytesAtStart} bytes before, ${logBytesAtEnd} after`);
  say(`load: ${median(loads).toFixed(1)} in the middle, ${Math.max(...loads).toFixed(1)} at most`);
}

async function main(): Promise<void> {
  const options = readAttackOptions(process.argv.slice(2), resolve(ROOT, '.data'));
  if (options.help) return say(HELP);
  const { origin, seed, minutes } = options;
  const world = await readWorld(newBrowser(origin, '127.0.8.1'));
  const visitor = await uploader(origin);
  say(`${machine()}\n${minutes} minutes against ${origin}; slow readers of ${world.largestFile}`);
  const period = periodOf(minutes, performance.now());
  const [addresses, readers, documents, uploads, codes, steps, watched] = await Promise.all([
    askRandomAddresses(origin, period, world, randomFrom(seed + 2)),
    readFilesSlowly(origin, world.largestFile, period),
    sendHostileDocuments(origin, period, randomFrom(seed + 3)),
    uploadPictures(visitor, period, options.uploads),
    guessCodes(origin, period, demoVisitors().attacked.account, options.wrongCodes),
    travel(options, period, world),
    watch(options.dataDir, period, (text) => say(`${new Date().toISOString()} ${text}`)),
  ]);
  visitor.agent.destroy();
  say(`\nrandom addresses (${addresses.total}): ${addresses.describe()}`);
  say(`slow readers (${readers.total}): ${readers.describe()}`);
  say(`hostile documents (${documents.total}): ${documents.describe()}`);
  say(`uploads (${uploads.total}): ${uploads.describe()}`);
  say(`wrong codes (${codes.tally.total}): ${codes.tally.describe()}\n  ${codes.owner}`);
  say(`\n${steps.journeys} journeys; failed steps: ${steps.troubles()}\n\n${steps.table()}`);
  tellMemory(watched);
  const holds = steps.failures === 0 && steps.p95 <= P95_BOUND_MS && codes.ownerSignedIn;
  say(holds ? '\nIt holds.' : '\nIT DOES NOT HOLD.');
  process.exitCode = holds ? 0 : 1;
}

main().catch((error: unknown) => {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
});
