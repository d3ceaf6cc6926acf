/**
 * Follows the catalogue with the sample of the client while others write, and everything is killed now and then:
 *   npm run client && npm run follow -w bench -- --seeds 5 --changes 10000
 * Four writers change, hide, merge and remove records in transactions of any length on PostgreSQL; the follower, both
 * gateways and the REST service are killed at random and started again, and one transaction stays open for a minute. At the end the follower's file must equal a copy
 * that is made anew, field by field, and have as many records as the database. Ends with code 1 where it does not.
 */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { parseArgs } from 'node:util';
import pg from 'pg';
import { ensureBuilt } from '../../scripts/lib/build.mjs';
import { ensurePostgres } from '../../scripts/lib/postgres-binaries.mjs';
import { startCluster } from '../../scripts/lib/postgres-cluster.mjs';
import { createTerminal } from '../../scripts/lib/terminal.mjs';
import { pick, randomFrom } from './support/random.ts';
import { Follower, type Row, rowsOf } from './follow/follower.ts';
import { type FollowedSystem, startFollowed } from './follow/system.ts';
import { holdOpen, write } from './follow/writers.ts';
import { table } from './support/table.ts';

const WRITERS = 4;
const KILL_EVERY_MS = 2500;
const TABLES = ['categories', 'exhibitors', 'products'] as const;

const { values } = parseArgs({
  options: {
    seeds: { type: 'string', default: '5' },
    first: { type: 'string', default: '1' },
    changes: { type: 'string', default: '10000' },
    exhibitors: { type: 'string', default: '300' },
    held: { type: 'string', default: '60' },
  },
});

/** Kills something now and then until the work is over. @returns how often what was killed */
async function killNowAndThen(
  { backend, gateways }: FollowedSystem,
  follower: Follower,
  { random, work }: { random: () => number; work: Promise<unknown> },
): Promise<Record<'backend' | 'follower' | 'gateway', number>> {
  const kills = { backend: 0, follower: 0, gateway: 0 };
  const over = new AbortController();
  const end = () => over.abort();
  work.then(end, end);
  while (!over.signal.aborted) {
    await wait(KILL_EVERY_MS * (0.5 + random()));
    const victim = pick(random, ['backend', 'follower', 'follower', 'gateway'] as const);
    kills[victim] += 1;
    if (victim === 'backend') await backend.killAndStart();
    else if (victim === 'gateway') await pick(random, gateways).killAndStart();
    else await follower.kill();
    // A follower gives up where nothing answers for long, and is started again, as a partner's supervisor would.
    if (!follower.isRunning) follower.follow(pick(random, gateways).url);
  }
  await follower.kill();
  return kills;
}

/** What differs between two files: one line for each record. */
function differences(followed: string, anew: string): string[] {
  return TABLES.flatMap((name) => {
    const [own, right] = [rowsOf(followed, name), rowsOf(anew, name)];
    return [...new Set([...own.keys(), ...right.keys()])].flatMap((id) => {
      const found = difference(own.get(id), right.get(id));
      return found === '' ? [] : [`${name} ${id}: ${found}`];
    });
  });
}

/** In what two rows differ; blank where they are the same. */
function difference(own: Row | undefined, right: Row | undefined): string {
  if (!own) return 'missing';
  if (!right) return 'too much';
  const text = (row: Row, column: string) => JSON.stringify(row[column]);
  return Object.keys(right)
    .filter((column) => text(own, column) !== text(right, column))
    .map((column) => `${column} is ${text(own, column)} instead of ${text(right, column)}`)
    .join(', ');
}

async function countsIn(
  databaseUrl: string,
): Promise<{ exhibitors: number; products: number; changes: number }> {
  const client = new pg.Client({ connectionString: databaseUrl });
  await client.connect();
  try {
    const { rows } = await client.query<{ exhibitors: number; products: number; changes: number }>(
      `select (select count(*)::int from exhibitor) as exhibitors,
         (select count(*)::int from product where status = 2) as products,
         (select count(*)::int from change) as changes`,
    );
    const [counted] = rows;
    if (!counted) throw new Error('the database counts');
    return counted;
  } finally {
    await client.end();
  }
}

async function round(serverUrl: string, seed: number): Promise<{ row: string[]; faults: string[] }> {
  const random = randomFrom(seed);
  const folder = mkdtempSync(join(tmpdir(), 'wirefair-follow-'));
  const system = await startFollowed(serverUrl, `wirefair_follow_${seed}`, Number(values.exhibitors));
  try {
    const startedAt = performance.now();
    const followed = join(folder, 'followed.sqlite');
    const follower = new Follower(followed, system.key);
    follower.follow(pick(random, system.gateways).url);
    let remaining = Number(values.changes);
    const left = (done: number) => (remaining -= done);
    const writing = Promise.all(
      Array.from({ length: WRITERS }, (_, index) =>
        write(system.databaseUrl, randomFrom(seed * 100 + index), left),
      ),
    );
    const held = holdOpen(system.databaseUrl, randomFrom(seed * 100 + WRITERS), Number(values.held) * 1000);
    const work = Promise.all([writing, held]);
    const [kills] = await Promise.all([killNowAndThen(system, follower, { random, work }), work]);
    const seconds = (performance.now() - startedAt) / 1000;
    // What the last transactions wrote is told when they are over.
    await wait(1000);
    await follower.once(pick(random, system.gateways).url);
    const anew = join(folder, 'anew.sqlite');
    await new Follower(anew, system.key).once(pick(random, system.gateways).url);
    const faults = differences(followed, anew);
    const counts = await countsIn(system.databaseUrl);
    for (const name of ['exhibitors', 'products'] as const) {
      const own = rowsOf(followed, name).size;
      if (own !== counts[name]) faults.push(`${name}: ${own} and not ${counts[name]}`);
    }
    const { backend, gateway, follower: ownKills } = kills;
    return {
      row: [
        String(seed),
        String(Math.round(seconds)),
        String(counts.changes),
        `${backend} / ${gateway} / ${ownKills}`,
        `${counts.exhibitors} / ${counts.products}`,
        String(faults.length),
      ],
      faults,
    };
  } catch (error) {
    // What is stopped now makes others fail, whose errors say nothing.
    console.error(error);
    throw error;
  } finally {
    await system.stop();
    rmSync(folder, { recursive: true, force: true });
  }
}

const terminal = createTerminal();
await ensureBuilt(terminal);
const cluster = await startCluster(await ensurePostgres(terminal));
const rows: string[][] = [];
try {
  for (let index = 0; index < Number(values.seeds); index += 1) {
    const { row, faults } = await round(cluster.url, Number(values.first) + index);
    rows.push(row);
    console.log(
      `seed ${row[0]}: ${faults.length === 0 ? 'an exact copy' : faults.slice(0, 10).join('\n  ')}`,
    );
    if (faults.length > 0) process.exitCode = 1;
  }
} finally {
  await cluster.stop();
}
const head = [
  'seed',
  'seconds',
  'entries of the log',
  'kills: service / gateways / follower',
  'exhibitors / products',
  'differences',
];
console.log(`\n${table(head, rows)}`);
