import pg from 'pg';
import { Pool } from 'undici';
import { randomFrom } from '../support/random.ts';
import { startEdition } from '../database/editions.ts';
import { median, quantile } from '../support/statistics.ts';
import { table } from '../support/table.ts';

export interface ChangesOptions {
  serverUrl: string;
  /** Products, smallest first; the log gets an entry for each. */
  sizes: number[];
  /** Timed pages at each size. */
  samples: number;
  rounds: number;
}

/** Changes of a page: the most that one may have. */
const PAGE = 500;
const WARM_UP_CALLS = 5;
/** Transactions that the entries of the log come from. */
const TRANSACTIONS = 50;
/** Statements of a timed turn of writes, and rows that one of the second kind changes. */
const STATEMENTS = 200;
const ROWS = 500;

/** A log of changes of one size, with the service that tells it. */
interface Candidate {
  size: number;
  pool: Pool;
  database: pg.Client;
  stop: () => Promise<void>;
  /** Places in the log, to begin a page at. */
  cursors: string[];
}

/** Fills the log with an entry for each product unless an earlier run has, and picks places in it. */
async function fill(database: pg.Client, size: number, random: () => number): Promise<string[]> {
  const { rows: known } = await database.query<{ count: number }>(
    'select count(*)::int as count from change',
  );
  if ((known[0]?.count ?? 0) < size) {
    for (let part = 0; part < TRANSACTIONS; part += 1)
      await database.query(
        `insert into change (type, record_id) select 'product', id::text from product where status = 2 and id % $1 = $2`,
        [TRANSACTIONS, part],
      );
    await database.query('analyze change');
  }
  const { rows } = await database.query<{ era: string }>('select era from change_log');
  const era = rows[0]?.era;
  if (era === undefined) throw new Error('the service begins the log before it is read');
  const { rows: ends } = await database.query<{ min: string; max: string }>(
    'select min(id)::text as min, max(id)::text as max from change',
  );
  const [low, high] = [Number(ends[0]?.min), Number(ends[0]?.max)];
  const cursors: string[] = [];
  while (cursors.length < 50) {
    const id = Math.floor(low + random() * Math.max(1, high - low - PAGE));
    const { rows: at } = await database.query<{ xid: string; id: string }>(
      'select xid::text, id::text from change where id >= $1 order by id limit 1',
      [id],
    );
    const [place] = at;
    if (place) cursors.push(Buffer.from(JSON.stringify([era, place.xid, place.id])).toString('base64url'));
  }
  return cursors;
}

async function readPage(pool: Pool, path: string): Promise<number> {
  const startedAt = performance.now();
  const { statusCode, body } = await pool.request({ method: 'GET', path });
  const { result } = (await body.json()) as { result: { records: unknown[] } | null };
  const ms = performance.now() - startedAt;
  if (statusCode !== 200 || result?.records.length !== PAGE)
    throw new Error(`${path} answered ${statusCode} with ${result?.records.length ?? 0} changes`);
  return ms;
}

const ms = (value: number) => value.toFixed(value < 10 ? 1 : 0);
const short = (size: number) => (size >= 1e6 ? `${size / 1e6} M` : `${size / 1e3} k`);

async function measurePages(candidates: Candidate[], samples: number): Promise<string> {
  const kinds = [
    { title: `${PAGE} changes of all kinds`, types: '' },
    { title: `${PAGE} changes of products`, types: 'product' },
  ];
  const rows: string[][] = [];
  for (const { title, types } of kinds) {
    const times = new Map(candidates.map(({ size }): [number, number[]] => [size, []]));
    for (let call = -WARM_UP_CALLS; call < samples; call += 1) {
      for (const { size, pool, cursors } of candidates) {
        const after = cursors[(call + WARM_UP_CALLS) % cursors.length] ?? '';
        const time = await readPage(pool, `/app/changes?first=${PAGE}&types=${types}&after=${after}`);
        if (call >= 0) times.get(size)?.push(time);
      }
    }
    const all = candidates.map(({ size }) => times.get(size) ?? []);
    const medians = all.map(median);
    const ratio = (medians.at(-1) ?? Number.NaN) / (medians[0] ?? Number.NaN);
    rows.push([
      title,
      ...all.map((own) => `${ms(median(own))} / ${ms(quantile(own, 0.95))}`),
      ratio.toFixed(2),
    ]);
  }
  const sizes = candidates.map(({ size }) => short(size));
  const span = `${sizes.at(-1) ?? ''} ÷ ${sizes[0] ?? ''}`;
  return table(['median / p95, ms', ...sizes, span], rows);
}

/** Changes products, each statement in a transaction of its own. @returns statements a second */
async function writeRate(database: pg.Client, rows: number): Promise<number> {
  const startedAt = performance.now();
  const count = rows === 1 ? STATEMENTS : STATEMENTS / 20;
  for (let index = 0; index < count; index += 1)
    await database.query(
      `update product set title_en = $1 where id in (select id from product where status = 2 order by id offset $2 limit $3)`,
      [`Changed ${performance.now()}`, index * rows, rows],
    );
  return count / ((performance.now() - startedAt) / 1000);
}

/** What a write costs with the log, beside the same without. */
async function measureWrites({ database }: Candidate, rounds: number): Promise<string> {
  const rows: string[][] = [];
  for (const [title, count] of [
    ['one product', 1],
    [`${ROWS} products at once`, ROWS],
  ] as const) {
    const rates = { without: [] as number[], with: [] as number[] };
    for (let round = 0; round < rounds; round += 1) {
      await database.query('alter table product disable trigger log_updated');
      rates.without.push(await writeRate(database, count));
      await database.query('alter table product enable trigger log_updated');
      rates.with.push(await writeRate(database, count));
    }
    const ratios = rates.with.map((rate, round) => rate / (rates.without[round] ?? Number.NaN));
    rows.push([
      title,
      median(rates.without).toFixed(0),
      median(rates.with).toFixed(0),
      `${median(ratios).toFixed(2)} (${Math.min(...ratios).toFixed(2)}–${Math.max(...ratios).toFixed(2)})`,
    ]);
  }
  return table(['statements a second', 'without the log', 'with it', 'ratio'], rows);
}

/** What it costs to read the log of changes at every size, and to write it. */
export async function measureChanges(
  { serverUrl, sizes, samples, rounds }: ChangesOptions,
  tell: (text: string) => void,
): Promise<string> {
  const candidates: Candidate[] = [];
  try {
    for (const size of sizes) {
      const { server, databaseUrl } = await startEdition(serverUrl, size, tell);
      const pool = new Pool(server.url, { connections: 1 });
      const database = new pg.Client({ connectionString: databaseUrl });
      await database.connect();
      const stop = async () => {
        await database.end();
        await pool.destroy();
        await server.stop();
      };
      const { body } = await pool.request({ method: 'GET', path: '/app/changes' });
      await body.dump();
      candidates.push({ size, pool, database, stop, cursors: await fill(database, size, randomFrom(size)) });
      tell(`the log of ${size} products is there`);
    }
    const [smallest] = candidates;
    if (!smallest) throw new Error('there is no size to measure');
    const pages = await measurePages(candidates, samples);
    tell('pages are measured');
    return [pages, await measureWrites(smallest, rounds)].join('\n\n');
  } finally {
    for (const { stop } of candidates) await stop();
  }
}
