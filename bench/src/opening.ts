/**
 * The opening morning of the fair against the large set-up: `npm run opening -w bench -- --help`.
 */
import pg from 'pg';
import { newBrowser } from './support/graphql.ts';
import { machine } from './support/machine.ts';
import { randomFrom } from './support/random.ts';
import { median } from './support/statistics.ts';
import { table } from './support/table.ts';
import { mailingWordOf, makeCrowd, newRun, postMailing } from './opening/crowd.ts';
import { Deliveries } from './opening/deliveries.ts';
import { assertFiles } from './opening/file-limit.ts';
import { harmOf, harmOverTime, harmTable, minutesOfKills } from './opening/kills.ts';
import { countIn, Ledger, type Settled, settledTable } from './opening/ledger.ts';
import { type MailSink, startMailSink } from './opening/mail-sink.ts';
import { model } from './opening/model.ts';
import { HELP, type OpeningOptions, readOpeningOptions } from './opening/options.ts';
import { openPages, type Pages } from './opening/pages.ts';
import { memoryTable, partsTable, stepsTable, waitsTable, whereItBreaks } from './opening/report.ts';
import { type Counters, runStep, type StepResult } from './opening/run.ts';
import type { Scene } from './opening/scene.ts';
import { logPosition, sizesTable } from './opening/sizes.ts';
import { startSystem, type System } from './opening/system.ts';
import { readWorld } from './opening/world.ts';

const say = (text: string) => console.log(text);
const tell = (text: string) => say(`${new Date().toISOString()} ${text}`);
const wait = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));

/** What is told at the end of a run may take so long, milliseconds. */
const LAST_NEWS_MS = 15_000;
/** The addresses of those who set the scene. */
const STAGE = '127.0.8.1';

async function setScene(
  system: System,
  mail: MailSink,
  run: string,
  options: OpeningOptions,
): Promise<Omit<Scene, 'meter'>> {
  const database = new pg.Pool({ connectionString: system.databaseUrl, max: 4 });
  database.on('error', () => {});
  const world = await readWorld(newBrowser(system.origin, STAGE, system.ca));
  tell(`making ${options.visitors} visitors`);
  const crowd = await makeCrowd(database, run, {
    visitors: options.visitors,
    exhibitorIds: world.exhibitors.map(({ id }) => id),
  });
  return {
    system,
    database,
    crowd,
    world,
    mail,
    ledger: new Ledger(),
    deliveries: new Deliveries(),
    random: randomFrom(options.seed),
    pages: options.without.has('pages') ? 0 : Math.min(options.pages, options.visitors),
  };
}

async function openAllPages(scene: Omit<Scene, 'meter'>): Promise<Pages | undefined> {
  if (scene.pages === 0) return undefined;
  tell(`opening ${scene.pages} pages`);
  const pages = openPages(scene.system, scene.crowd.visitors.slice(0, scene.pages), scene.deliveries);
  await pages.untilOpen(scene.pages);
  tell(`${scene.pages} pages are open`);
  return pages;
}

async function runAll(scene: Omit<Scene, 'meter'>, pages: Pages | undefined, options: OpeningOptions) {
  const counters: Counters = { scanned: 0, asked: 0, registered: 0 };
  const results: StepResult[] = [];
  if (!options.without.has('mail')) {
    await postMailing(scene.database, scene.crowd, model.letters.value);
    tell('the mailing lies in the outbox');
  }
  const minutes =
    options.kill.length > 0
      ? minutesOfKills({ names: options.kill, everyMs: options.killEverySeconds * 1000 })
      : options.minutes;
  for (const scale of options.scales) {
    tell(`scale ${scale} for ${minutes.toFixed(1)} minutes`);
    const result = await runStep({ scene, options, counters, pages, tell }, scale, minutes);
    results.push(result);
    say(`\nscale ${scale}\n\n${result.meter.table(result.seconds)}\n`);
    if (result.meter.failures.length > 0) say(`${result.meter.troubles()}\n`);
  }
  return results;
}

function tellPages({ looks, gaps, moved, refused }: Pages, deliveries: Deliveries): void {
  const { expected, told, readAfterBreak, lost, p50, p95, p99 } = deliveries.summary();
  const ms = (value: number) => (Number.isNaN(value) ? '' : value.toFixed(0));
  say(
    `\n${table(
      ['open pages', ''],
      [
        ['open at the end', String(looks.at(-1)?.open ?? 0)],
        ['broken', String(looks.at(-1)?.broken ?? 0)],
        ['moved to another gateway without a break', String(moved())],
        [
          'from a break until open again, median and longest, s',
          gaps.length === 0
            ? ''
            : `${(median([...gaps]) / 1000).toFixed(1)}, ${(gaps.reduce((most, one) => Math.max(most, one), 0) / 1000).toFixed(1)}`,
        ],
        ['subscriptions refused, by status', JSON.stringify(refused())],
        ['answers that a page waited for', String(expected)],
        ['told, p50 / p95 / p99, ms', `${told}, ${ms(p50)} / ${ms(p95)} / ${ms(p99)}`],
        ['read after a break', String(readAfterBreak)],
        ['lost', String(lost)],
      ],
    )}\n`,
  );
}

/** Waits for the last letters of the mailing for a while, and tells how many came. @returns whether all came once */
function tellMail(mail: MailSink, letters: number): boolean {
  const { recipients, doubled, firstAt, lastAt } = mail.mailing();
  const seconds = (lastAt - firstAt) / 1000;
  say(
    `mailing: ${recipients} of ${letters} have their letter, ${doubled} came twice, in ${seconds.toFixed(0)} s (${(recipients / seconds).toFixed(1)} a second); ${mail.total()} letters altogether`,
  );
  return doubled === 0;
}

const isWhole = ({ lost, doubled }: Settled) => lost.length === 0 && doubled.length === 0;

function tellKills(result: StepResult, pages: Pages | undefined, settled: readonly Settled[]): void {
  const { kills, meter } = result;
  if (kills.length === 0) return;
  const lost = settled.flatMap((one) => one.lost);
  const lostAfter = (_kill: unknown, index: number) =>
    lost.filter(
      ({ at }) => at >= (kills[index - 1]?.at ?? Number.NEGATIVE_INFINITY) && at < (kills[index]?.at ?? 0),
    ).length;
  const harms = harmOf(kills, { failures: meter.failures, looks: pages?.looks ?? [] });
  say(`\n${harmTable(harms, lostAfter)}\n\n${harmOverTime(harms)}\n`);
}

async function simulate(
  system: System,
  mail: MailSink,
  run: string,
  options: OpeningOptions,
): Promise<boolean> {
  const scene = await setScene(system, mail, run, options);
  const pages = await openAllPages(scene);
  // For the program that has started this one beside its own work (bench/src/upgrade/opening-beside.ts).
  process.send?.('begun');
  try {
    const before = await logPosition(scene.database);
    const results = await runAll(scene, pages, options);
    for (
      const end = performance.now() + LAST_NEWS_MS;
      performance.now() < end && scene.deliveries.missing > 0;
    )
      await wait(250);
    const settled = await scene.ledger.settle(countIn(scene.database));
    const written = (await logPosition(scene.database)) - before;
    if (results.length > 1)
      say(`${stepsTable(results)}\n\n${whereItBreaks(results)}\n\n${partsTable(results)}\n`);
    for (const result of results) {
      say(`scale ${result.scale}, load ${median(result.watched.loads).toFixed(1)} in the middle\n`);
      say(`${memoryTable(result.watched)}\n\n${waitsTable(result.watched)}\n`);
      tellKills(result, pages, settled);
    }
    if (pages) tellPages(pages, scene.deliveries);
    const isMailRight =
      options.without.has('mail') || tellMail(mail, Math.min(model.letters.value, options.visitors));
    say(`\n${settledTable(settled)}\n\n${await sizesTable(scene.database)}\n`);
    const received = results.reduce((sum, { meter }) => sum + meter.received, 0);
    const seconds = results.reduce((sum, one) => sum + one.seconds, 0);
    say(
      `the primary wrote ${(written / seconds / 1024).toFixed(0)} KiB of log a second; answers had ${(received / seconds / 1024).toFixed(0)} KiB a second\n`,
    );
    return settled.every(isWhole) && scene.deliveries.summary().lost === 0 && isMailRight;
  } finally {
    await pages?.stop();
    await scene.database.end();
  }
}

async function main(): Promise<void> {
  const options = readOpeningOptions(process.argv.slice(2));
  if (options.help) return say(HELP);
  assertFiles(options);
  const run = newRun();
  const mail = await startMailSink(mailingWordOf(run), options.smtpPort);
  say(machine());
  const system = await startSystem(options, mail.url, tell);
  try {
    const holds = await simulate(system, mail, run, options);
    say(holds ? 'Nothing acknowledged was lost or doubled.' : 'SOMETHING WAS LOST OR DOUBLED.');
    process.exitCode = holds ? 0 : 1;
  } finally {
    await system.stop();
    await mail.stop();
  }
}

main().catch((error: unknown) => {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
});
